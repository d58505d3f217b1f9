/** The greatest scale, the factor per step and the distance per arrow key. */
const [MAX_SCALE, STEP, STRIDE] = [6, 1.5, 0.15];

type Place = { scale: number; x: number; y: number };
type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** Zooms by `factor` around `point`. */
function zoomed({ scale, x, y }: Place, factor: number, point: Point): Place {
  const next = Math.min(MAX_SCALE, Math.max(1, scale * factor));
  const grown = next / scale;
  return { scale: next, x: point.x - (point.x - x) * grown, y: point.y - (point.y - y) * grown };
}

/** Limits a position so that the image fills its frame. */
function held({ scale, x, y }: Place, { width, height }: Size): Place {
  return {
    scale,
    x: Math.min(0, Math.max(width * (1 - scale), x)),
    y: Math.min(0, Math.max(height * (1 - scale), y)),
  };
}

/** Zooms by pinch, wheel, double click, + and −; pans by dragging and arrow keys. Returns the buttons' functions. */
export function makeZoomable(frame: HTMLElement, content: HTMLElement) {
  let place: Place = { scale: 1, x: 0, y: 0 };
  const pointers = new Map<number, Point>();

  const put = (next: Place) => {
    place = held(next, { width: frame.clientWidth, height: frame.clientHeight });
    const { scale, x, y } = place;
    content.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    // At scale 1 a finger scrolls the page.
    frame.style.touchAction = scale > 1 ? "none" : "pan-y";
  };
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = frame.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const middle = () => ({ x: frame.clientWidth / 2, y: frame.clientHeight / 2 });
  const zoomBy = (factor: number, point = middle()) => put(zoomed(place, factor, point));
  const moveBy = (x: number, y: number) => put({ ...place, x: place.x + x, y: place.y + y });

  const drag = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    pointers.set(event.pointerId, now);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return moveBy(now.x - before.x, now.y - before.y);
    const factor = distance(now, other) / (distance(before, other) || 1);
    zoomBy(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    moveBy((now.x - before.x) / 2, (now.y - before.y) / 2);
  };
  const release = ({ pointerId }: PointerEvent) => pointers.delete(pointerId);
  const key = (event: KeyboardEvent) => {
    const [width, height] = [frame.clientWidth * STRIDE, frame.clientHeight * STRIDE];
    const acts: Record<string, () => void> = {
      "+": () => zoomBy(STEP),
      "=": () => zoomBy(STEP),
      "-": () => zoomBy(1 / STEP),
      ArrowLeft: () => moveBy(width, 0),
      ArrowRight: () => moveBy(-width, 0),
      ArrowUp: () => moveBy(0, height),
      ArrowDown: () => moveBy(0, -height),
    };
    const act = acts[event.key];
    if (!act || (place.scale === 1 && event.key.startsWith("Arrow"))) return;
    event.preventDefault();
    act();
  };

  frame.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    frame.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, pointOf(event));
  });
  frame.addEventListener("pointermove", drag);
  frame.addEventListener("pointerup", release);
  frame.addEventListener("pointercancel", release);
  frame.addEventListener("dblclick", (event) =>
    zoomBy(place.scale > 1 ? 0 : MAX_SCALE / 2, pointOf(event)),
  );
  frame.addEventListener("keydown", key);
  frame.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY / 300), pointOf(event));
  });
  put(place);
  return { nearer: () => zoomBy(STEP), farther: () => zoomBy(1 / STEP) };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
