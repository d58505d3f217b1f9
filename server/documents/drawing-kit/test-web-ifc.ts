import { existsSync } from "node:fs";

/** Installed by `npm run test:setup`. */
const TOOLS = new URL("../../../e2e/tools/node_modules/", import.meta.url);
const READER = new URL("web-ifc/web-ifc-api-node.js", TOOLS);

type Mesh = {
  expressID: number;
  geometries: { size: () => number; get: (index: number) => Placed };
};
type Placed = { geometryExpressID: number; flatTransformation: number[] };
type Api = {
  Init: () => Promise<void>;
  OpenModel: (file: Uint8Array) => number;
  GetModelSchema: (model: number) => string;
  StreamAllMeshes: (model: number, take: (mesh: Mesh) => void) => void;
  GetGeometry: (
    model: number,
    id: number,
  ) => { GetVertexData: () => number; GetVertexDataSize: () => number };
  GetVertexArray: (from: number, size: number) => Float32Array;
  GetLine: (model: number, id: number) => { Name: { value: string } };
};

export type ReadIfc = { schema: string; sizes: Record<string, [number, number, number]> };

export function hasWebIfc(): boolean {
  return existsSync(READER);
}

/** What web-ifc, an IFC reader that is not ours, finds: each object's size in millimeters, in its axes x, z and y. */
export async function readIfc(file: Buffer): Promise<ReadIfc> {
  const { IfcAPI } = (await import(READER.href)) as { IfcAPI: new () => Api };
  const api = new IfcAPI();
  await api.Init();
  const model = api.OpenModel(file);
  const sizes: ReadIfc["sizes"] = {};
  api.StreamAllMeshes(model, ({ expressID, geometries }) => {
    const low = [Infinity, Infinity, Infinity];
    const high = [-Infinity, -Infinity, -Infinity];
    for (let index = 0; index < geometries.size(); index += 1) {
      const { geometryExpressID, flatTransformation: matrix } = geometries.get(index);
      const geometry = api.GetGeometry(model, geometryExpressID);
      const vertices = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
      // A place and a normal each.
      for (let at = 0; at < vertices.length; at += 6)
        for (const axis of [0, 1, 2]) {
          const place = [0, 1, 2, 3].reduce(
            (sum, column) =>
              sum +
              (matrix[column * 4 + axis] ?? 0) * (column < 3 ? (vertices[at + column] ?? 0) : 1),
            0,
          );
          low[axis] = Math.min(low[axis] ?? 0, place);
          high[axis] = Math.max(high[axis] ?? 0, place);
        }
    }
    const [x = 0, y = 0, z = 0] = high.map((end, axis) =>
      Math.round((end - (low[axis] ?? 0)) * 1_000),
    );
    sizes[api.GetLine(model, expressID).Name.value] = [x, y, z];
  });
  return { schema: api.GetModelSchema(model), sizes };
}
