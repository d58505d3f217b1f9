/** Next reads its configuration from this variable when it runs without sources. */
export const STANDALONE_CONFIG = "__NEXT_PRIVATE_STANDALONE_CONFIG";
