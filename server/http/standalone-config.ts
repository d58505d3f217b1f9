/** The variable in which Next looks for its configuration where it runs without the sources that it was built from. */
export const STANDALONE_CONFIG = "__NEXT_PRIVATE_STANDALONE_CONFIG";
