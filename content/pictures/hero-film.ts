/** The hero's film, best format first; its poster is the picture `hero-film-poster`, its own first frame. */
export const heroFilm = {
  sources: [
    { src: "/video/hero-film.av1.mp4", type: 'video/mp4; codecs="av01.0.05M.08"' },
    { src: "/video/hero-film.h264.mp4", type: 'video/mp4; codecs="avc1.64001f"' },
  ],
} as const;
