import type { MetadataRoute } from "next";
import { company } from "#content/company.ts";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: company.name,
    short_name: company.name,
    description: company.description,
    start_url: "/",
    display: "browser",
    background_color: "#f7f4ef",
    theme_color: "#f7f4ef",
    icons: [{ src: "/icon.svg", type: "image/svg+xml", sizes: "any" }],
  };
}
