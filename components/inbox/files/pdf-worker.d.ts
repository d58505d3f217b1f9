declare module "pdfjs-dist/build/pdf.worker.mjs" {
  /** What pdf.js looks for under `pdfjsWorker` of the global object before it starts a worker. */
  export const WorkerMessageHandler: object;
}
