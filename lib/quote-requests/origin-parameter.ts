/** The home page's parameter for the slug of the previous page. */
export const ORIGIN_PARAMETER = "from";
