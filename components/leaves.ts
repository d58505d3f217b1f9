"use client";

// The public pages' client components, behind one boundary: the layout's script then holds them all, and no page
// asks for a second one. Only the picture tool stands apart: one page has it.
export { Counter } from "./ui/counter";
export { HeroFilm } from "./ui/hero-film";
export { MenuDisclosure } from "./layout/menu-disclosure";
export { MenuSheet } from "./layout/menu-sheet";
export { ScrollHeader } from "./layout/scroll-header";
