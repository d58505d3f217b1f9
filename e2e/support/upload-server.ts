import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { DRAFT_KEY_HEADER, type NewFile } from "#lib/attachments/attachment-upload.ts";

/** What to do with the next request of a kind. */
export type Fault =
  | "right"
  | { status: number; body?: unknown; headers?: Record<string, string> }
  /** Cuts the connection after this many bytes of the body. */
  | { cutAfter: number }
  /** Stops reading after this many bytes. */
  | { stallAfter: number }
  /** Responds correctly after this delay, even if the client has left. */
  | { afterMs: number }
  /** Stores the body and cuts the connection before responding. */
  | "lose-response";
type Kind = "start" | "part" | "complete" | "delete";

type Stored = NewFile & { parts: Map<number, Buffer>; state: "uploading" | "complete" };

/** This site's upload routes with injected faults. */
export class TestUploadServer {
  readonly files = new Map<string, Stored>();
  readonly requests: string[] = [];
  readonly faults: Record<Kind, Fault[]> = { start: [], part: [], complete: [], delete: [] };
  readonly partBytes = 50_000;
  /** Includes bytes of incomplete parts. */
  receivedBytes = 0;
  /** Peak of concurrent parts. */
  mostAtOnce = 0;
  #atOnce = 0;
  #server: Server = createServer((request, response) => void this.#respond(request, response));

  async start(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  content(id: string): Buffer {
    const parts = [...(this.files.get(id)?.parts ?? [])].toSorted(([a], [b]) => a - b);
    return Buffer.concat(parts.map(([, bytes]) => bytes));
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url = "" } = request;
    this.requests.push(`${method} ${url.replaceAll(/[\da-f-]{36}/g, "id")}`);
    const [, , , id = "", step, number] = url.split("?")[0]?.split("/") ?? [];
    const kind =
      step === "parts" ? "part" : step === "complete" ? "complete" : id ? "delete" : "start";
    const fault = this.faults[kind].shift();
    const body = await this.#read(request, fault);
    if (!body) return;
    if (typeof fault === "object" && "status" in fault)
      return reply(response, fault.status, fault.body, fault.headers);
    if (typeof fault === "object" && "afterMs" in fault) await sleep(fault.afterMs);
    const [status, said] =
      kind === "start"
        ? this.#startUpload(JSON.parse(body.toString()) as NewFile)
        : this.#handle(kind, id, Number(number), body, request);
    if (fault === "lose-response") request.socket.destroy();
    else reply(response, status, said);
  }

  #startUpload(file: NewFile): [number, unknown] {
    const known = this.files.get(file.id);
    if (known && known.draftKey !== file.draftKey) return [404, { error: "Unknown." }];
    const stored = known ?? { ...file, parts: new Map(), state: "uploading" };
    this.files.set(file.id, stored);
    const numbers = Array.from(
      { length: Math.ceil(file.size / this.partBytes) },
      (_, index) => index + 1,
    );
    const missingParts = numbers
      .filter((part) => !stored.parts.has(part))
      .map((part) => ({ number: part, url: `/api/files/${file.id}/parts/${part}` }));
    return [known ? 200 : 201, { state: stored.state, partBytes: this.partBytes, missingParts }];
  }

  #handle(
    kind: Exclude<Kind, "start">,
    id: string,
    number: number,
    body: Buffer,
    { headers }: IncomingMessage,
  ): [number, unknown] {
    const file = this.files.get(id);
    if (!file || headers[DRAFT_KEY_HEADER] !== file.draftKey) return [404, { error: "Unknown." }];
    if (kind === "delete") return [this.files.delete(id) ? 204 : 404, undefined];
    if (kind === "part") return [204, void file.parts.set(number, body)];
    if (this.content(id).length !== file.size) return [409, { error: "Parts are missing." }];
    file.state = "complete";
    return [200, { state: "complete" }];
  }

  /** The body, or undefined if the fault cut the connection. */
  async #read(request: IncomingMessage, fault: Fault | undefined): Promise<Buffer | undefined> {
    const isPart = (request.url ?? "").includes("/parts/");
    const chunks: Buffer[] = [];
    let length = 0;
    if (isPart) this.mostAtOnce = Math.max(this.mostAtOnce, (this.#atOnce += 1));
    try {
      for await (const chunk of request as AsyncIterable<Buffer>) {
        chunks.push(chunk);
        length += chunk.length;
        if (isPart) this.receivedBytes += chunk.length;
        if (typeof fault !== "object" || "status" in fault) continue;
        if ("cutAfter" in fault && length >= fault.cutAfter) return cut(request);
        if ("stallAfter" in fault && length >= fault.stallAfter) return await never(request);
      }
      // Lets concurrent requests overlap.
      if (isPart) await sleep(5);
      return Buffer.concat(chunks);
    } catch {
      return undefined;
    } finally {
      if (isPart) this.#atOnce -= 1;
    }
  }
}

function cut(request: IncomingMessage): undefined {
  request.socket.destroy();
}

/** Holds a request open until the client aborts. */
async function never(request: IncomingMessage): Promise<undefined> {
  request.pause();
  await new Promise((done) => request.socket.once("close", done));
  return undefined;
}

function reply(
  response: ServerResponse,
  status: number,
  body?: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, headers);
  response.end(
    body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
  );
}
