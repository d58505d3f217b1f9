import { company } from "@/content/company";

/** The slot of the picture tool. */
export function ImageGenerator() {
  return (
    <p className="max-w-prose text-lead">
      The tool is being prepared. Until it is here, send your description to{" "}
      <a href={`mailto:${company.email}`} className="underline">
        {company.email}
      </a>
      : species, front, finish, worktop and light.
    </p>
  );
}
