import { DxfWriter, LWPolylineFlags, point2d, point3d, Units } from "@tarikjabiri/dxf";
import type { Detail, Dimension, Layer, Point } from "#lib/details/detail-types.ts";
import { LAYERS } from "./kit-details.ts";

/** Text of a 1/80 of the drawing can be read when all of it is on a screen. */
const TEXT_SHARE = 80;
/** AutoCAD 2018. */
const VERSION = "AC1032";

/** A detail as DXF R2018, in millimeters at full size, a layer for each kind of part. */
export function dxfOf({ title, shapes, dimensions }: Detail, note: string): string {
  const corners = shapes.flatMap(({ points }) => points);
  const extent = (axis: 0 | 1) => {
    const places = corners.map((point) => point[axis]);
    return { least: Math.min(...places), length: Math.max(...places) - Math.min(...places) };
  };
  const textHeight = Math.max(extent(0).length, extent(1).length) / TEXT_SHARE;
  const file = new DxfWriter();
  file.setVariable("$ACADVER", { 1: VERSION });
  file.setUnits(Units.Millimeters);
  for (const [name, color] of Object.entries(LAYERS)) file.addLayer(name, color, "CONTINUOUS");
  for (const { layer, points } of shapes) {
    file.setCurrentLayerName(layer satisfies Layer);
    file.addLWPolyline(
      points.map(([x, y]) => ({ point: point2d(x, y) })),
      { flags: LWPolylineFlags.Closed },
    );
  }
  file.setCurrentLayerName("DIMENSION");
  for (const [index, dimension] of dimensions.entries())
    addDimension(file, dimension, `*D${index + 1}`, textHeight);
  file.setCurrentLayerName("TEXT");
  const low = Math.min(extent(1).least, ...dimensions.map(({ from, offset }) => from[1] + offset));
  for (const [index, line] of [title, note].entries())
    file.addText(point3d(extent(0).least, low - (4 + 2 * index) * textHeight), textHeight, line);
  return file.stringify();
}

/** With its picture in a block: programs drop a dimension without one. */
function addDimension(
  file: DxfWriter,
  { from, to, offset }: Dimension,
  blockName: string,
  textHeight: number,
): void {
  const isUpright = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]);
  const moved = ([x, y]: Point): Point =>
    isUpright ? [from[0] + offset, y] : [x, from[1] + offset];
  const [start, end] = [moved(from), moved(to)];
  const length = isUpright ? Math.abs(to[1] - from[1]) : Math.abs(to[0] - from[0]);
  const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const block = file.document.blocks.addBlock(blockName, file.document.objects, false);
  for (const [a, b] of [
    [from, start],
    [to, end],
    [start, end],
  ] as const)
    block.addLine(point3d(...a), point3d(...b));
  block.addText(
    point3d(middle[0] + textHeight / 4, middle[1] + textHeight / 4),
    textHeight,
    String(length),
  );
  file.addLinearDim(point3d(...from), point3d(...to), {
    blockName,
    styleName: "Standard",
    definitionPoint: point3d(...end),
    middlePoint: point3d(...middle),
    ActualMeasurement: length,
    ...(isUpright && { angle: 90 }),
  });
}
