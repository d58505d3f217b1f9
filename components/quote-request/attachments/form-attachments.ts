/** Loaded when a file is chosen: import on demand. */
export { FileList } from "./file-list.tsx";
export { forgetQueue, queueOf } from "./queues.ts";
export { WaitingForFiles } from "./waiting-for-files.tsx";
