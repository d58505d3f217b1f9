export function Arrow({ to = "right" }: { to?: "right" | "left" | "down" }) {
  const turn = { right: undefined, left: "rotate-180", down: "rotate-90" }[to];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 14 10"
      className={`inline-block w-[0.9em] stroke-current ${turn ?? ""}`}
      fill="none"
    >
      <path d="M0 5h13M9 1l4 4-4 4" />
    </svg>
  );
}
