/** Phones get the drawer: screens narrower than 575 px (shell specification 9). */
export const PHONE_QUERY = '(max-width: 574.98px)';

/** Heights in CSS pixels. The gateway's first HTML draws a bar of the same height, so that nothing moves. */
export const HEADER_HEIGHT = { wide: 64, phone: 56 } as const;
