"use client";

// The public pages' client components, behind one boundary: the layout's script then holds them all, and no page
// asks for a second one.
export { Counter } from "./ui/counter";
export { GeneratorForm } from "./image-generator/generator-form";
export { HeroFilm } from "./ui/hero-film";
export { MenuDisclosure } from "./layout/menu-disclosure";
export { MenuSheet } from "./layout/menu-sheet";
export { ScrollHeader } from "./layout/scroll-header";
