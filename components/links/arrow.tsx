/** In the direction of reading, or against it. */
export function Arrow({ to = "on" }: { to?: "on" | "back" | "down" }) {
  const turn = { on: "", back: "rotate-180", down: "rotate-90" }[to];
  return (
    <svg
      aria-hidden="true"
      data-arrow
      viewBox="0 0 14 10"
      className={`inline-block w-[0.9em] stroke-current ${turn}`}
      fill="none"
    >
      <path d="M0 5h13M9 1l4 4-4 4" />
    </svg>
  );
}
