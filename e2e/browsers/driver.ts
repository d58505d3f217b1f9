/** Input as the W3C's WebDriver has it, in its classic and in its bidirectional protocol alike. */
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

/** A browser with one window, by what its own protocol can do. */
export type Driver = {
  /** Its name and version, as it says them. */
  name: string;
  /** Opens an address and waits until it has loaded. */
  open: (url: string) => Promise<void>;
  /** Makes the window's inside so large, in CSS pixels, or as small as its window can be. */
  resize: (width: number, height: number) => Promise<void>;
  /** Calls a function, given as source, in the page; arguments and answer travel as JSON. */
  call: (source: string, args: readonly unknown[]) => Promise<unknown>;
  perform: (sources: readonly InputSource[]) => Promise<void>;
  /** Opens an address, and returns the first line that its console is told. */
  firstWord: (url: string) => Promise<string>;
  /** The page on paper, as PDF; nothing where the browser's protocol cannot print. */
  print?: () => Promise<Buffer>;
  close: () => Promise<void>;
};
