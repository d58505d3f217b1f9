/** In the direction of reading, or against it. */
export function Arrow({ to }: { to?: "back" }) {
  return (
    <svg
      aria-hidden="true"
      data-arrow
      viewBox="0 0 14 10"
      className={`inline-block w-[0.9em] stroke-current ${to ? "rotate-180" : ""}`}
      fill="none"
    >
      <path d="M0 5h13M9 1l4 4-4 4" />
    </svg>
  );
}
