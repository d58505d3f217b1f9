/** The hero's film, best format first; its poster is its own first frame. */
export const heroFilm = {
  title: "A room in floor, panel, cabinet and door",
  description:
    "A slow move through a living room at golden hour: wide white oak planks, an American walnut slat wall and door, a low cabinet, a window wall to the garden. Silent visualization.",
  poster: "hero-film-poster",
  seconds: 8,
  sources: [
    { src: "/video/hero-film.av1.mp4", type: 'video/mp4; codecs="av01.0.05M.08"' },
    { src: "/video/hero-film.h264.mp4", type: 'video/mp4; codecs="avc1.64001f"' },
  ],
} as const;
