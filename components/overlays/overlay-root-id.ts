export const OVERLAY_ROOT_ID = "overlays";
