/** The id of the element in the root layout that overlays mount in. */
export const OVERLAY_ROOT_ID = "overlays";
