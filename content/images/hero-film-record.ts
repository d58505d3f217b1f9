/**
 * The hero's film, a wide cut and one for phones, each best format first. The posters are their first frames:
 * `hero-film-poster` and `hero-film-poster-tall`.
 */
export const heroFilm = {
  title: "Oak floor, walnut panel and door in a morning's sun",
  description:
    "A morning's sun and the shadows of leaves cross plaster, a wide-plank white oak floor, American walnut reeds and a framed walnut door. A draft of air opens the door a little, and it falls softly shut. The frame stands still. Silent visualization.",
  poster: "hero-film-poster",
  sample: true,
  seconds: 8,
  sources: {
    wide: [
      { src: "/video/hero-film.av1.mp4", type: 'video/mp4; codecs="av01.0.08M.10"' },
      { src: "/video/hero-film.h264.mp4", type: 'video/mp4; codecs="avc1.640028"' },
    ],
    tall: [
      { src: "/video/hero-film-tall.av1.mp4", type: 'video/mp4; codecs="av01.0.05M.10"' },
      { src: "/video/hero-film-tall.h264.mp4", type: 'video/mp4; codecs="avc1.64001f"' },
    ],
  },
} as const;
