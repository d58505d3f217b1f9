/** On the home page's address: the slug of the previous page. */
export const ORIGIN_PARAMETER = "from";
