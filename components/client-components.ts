"use client";

// The public pages' client components, behind one boundary: the layout's script then holds them all, and no page
// asks for a second one. Only the picture tool stands apart: one page has it.
export { ContactOrigin } from "./quote-request/contact-origin.tsx";
export { Counter } from "./numbers/counter.tsx";
export { HeroFilm } from "./media/hero-film.tsx";
export { MenuDisclosure } from "./layout/menu-disclosure.tsx";
export { MenuSheet } from "./layout/menu-sheet.tsx";
export { ScrollHeader } from "./layout/scroll-header.tsx";
