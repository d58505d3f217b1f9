import { request as open, type ClientRequest } from "node:http";

/** The part of XMLHttpRequest that the uploader uses, on Node's HTTP client, with real chunks and progress events. */
export class TestXmlHttpRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = "";
  readonly #headers: Record<string, string> = {};
  #method = "";
  #url = "";
  #request: ClientRequest | undefined;
  #responseHeaders: Record<string, string | string[] | undefined> = {};

  open(method: string, url: string): void {
    [this.#method, this.#url] = [method, new URL(url, window.location.href).href];
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }

  getResponseHeader(name: string): string | null {
    return this.#responseHeaders[name]?.toString() ?? null;
  }

  send(body?: Blob | string): void {
    void this.#send(body).catch(() => this.dispatchEvent(new Event("error")));
  }

  abort(): void {
    this.#request?.destroy();
    this.dispatchEvent(new Event("abort"));
  }

  async #send(body: Blob | string = ""): Promise<void> {
    const bytes =
      typeof body === "string" ? Buffer.from(body) : Buffer.from(await body.arrayBuffer());
    const headers = { ...this.#headers, "content-length": bytes.length };
    const request = open(this.#url, { method: this.#method, headers, agent: false });
    this.#request = request;
    request.on("error", () => this.dispatchEvent(new Event("error")));
    request.on("response", (response) => {
      response.setEncoding("utf8").on("data", (text) => (this.responseText += text));
      response.on("error", () => this.dispatchEvent(new Event("error")));
      response.on("end", () => {
        this.status = response.statusCode ?? 0;
        this.#responseHeaders = response.headers;
        this.dispatchEvent(new Event("load"));
      });
    });
    for (let sent = 0; sent < bytes.length; sent += 16_384) {
      const piece = bytes.subarray(sent, sent + 16_384);
      await new Promise<void>((done) => request.write(piece, () => done()));
      const progress = Object.assign(new Event("progress"), { loaded: sent + piece.length });
      this.upload.dispatchEvent(progress);
    }
    request.end();
  }
}
