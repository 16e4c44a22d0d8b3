/** Height of the picture above the name of a venue on a phone, in pixels. */
export const BAND_HEIGHT = 56;
