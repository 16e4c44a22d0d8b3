/** Phones get the drawer: screens narrower than 575 px (shell specification 9). */
export const PHONE_QUERY = '(max-width: 574.98px)';

/** Below this width a bar with the many entries of staff has no room for its basket. */
const TABLET_QUERY = '(max-width: 1023.98px)';

/** Number of remotes' entries that fit into the bar beside the site's own on wider screens. */
const MOST_FURTHER_ENTRIES = 1;

/** The media query at which the drawer replaces the entries in the bar. @param furtherEntries number of remotes' entries. */
export const drawerQuery = (furtherEntries: number): string =>
  furtherEntries > MOST_FURTHER_ENTRIES ? TABLET_QUERY : PHONE_QUERY;

/** Heights in CSS pixels. The gateway's first HTML draws a bar of the same height, so that nothing moves. */
export const HEADER_HEIGHT = { wide: 64, phone: 56 } as const;

const HEIGHTS = { ...HEADER_HEIGHT, kiosk: 72 } as const;

/** The height of a bar, and how much of the page's top it covers: both by CSS, so that a rendered page has them at once. */
export const heightOf = (bar: keyof typeof HEIGHTS) => ({
  height: HEIGHTS[bar],
  'html:has(&)': { '--ui-header-height': `${HEIGHTS[bar]}px` },
});

/** Styles of the bar at the top: the venue's header colours, sticky if there is room. */
export const barStyles = {
  position: 'sticky',
  top: 0,
  zIndex: 1000,
  background: 'var(--brand-header)',
  color: 'var(--brand-on-header)',
  '--focus-ring': 'var(--brand-on-header)',
  '@media (max-height: 480px)': { position: 'static' },
} as const;
