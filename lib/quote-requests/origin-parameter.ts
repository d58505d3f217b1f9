/** The parameter of the home page's address that holds the slug of the page that led there. */
export const ORIGIN_PARAMETER = "from";
