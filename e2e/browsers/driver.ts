/** Input as in WebDriver, classic and BiDi. */
export type InputSource =
  | {
      type: "pointer";
      id: string;
      parameters: { pointerType: "mouse" };
      actions: readonly (
        | { type: "pointerMove"; x: number; y: number; duration: number }
        | { type: "pointerDown" | "pointerUp"; button: 0 }
      )[];
    }
  | {
      type: "key";
      id: string;
      actions: readonly { type: "keyDown" | "keyUp"; value: string }[];
    };

/** A browser with one window. */
export type Driver = {
  name: string;
  open: (url: string) => Promise<void>;
  /** In CSS pixels, or the smallest that the window allows. */
  resize: (width: number, height: number) => Promise<void>;
  /** Calls a function's source in the page; arguments and result are JSON. */
  call: (source: string, args: readonly unknown[]) => Promise<unknown>;
  perform: (sources: readonly InputSource[]) => Promise<void>;
  /** Opens a URL and returns the first line of its console. */
  firstWord: (url: string) => Promise<string>;
  /** Prints to PDF; undefined if the protocol cannot. */
  print?: () => Promise<Buffer>;
  close: () => Promise<void>;
};
