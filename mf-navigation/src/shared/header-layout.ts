/** Phones get the drawer: screens narrower than 575 px (shell specification 9). */
export const PHONE_QUERY = '(max-width: 574.98px)';

/** Below this width a bar with the many entries of staff has no room for its basket. */
const TABLET_QUERY = '(max-width: 1023.98px)';

/** How many entries of remotes the bar has room for beside the site's own, wherever it is not a phone's. */
const MOST_FURTHER_ENTRIES = 1;

/** Where the drawer takes the place of the entries in the bar. @param furtherEntries how many entries remotes bring. */
export const drawerQuery = (furtherEntries: number): string =>
  furtherEntries > MOST_FURTHER_ENTRIES ? TABLET_QUERY : PHONE_QUERY;

/** Heights in CSS pixels. The gateway's first HTML draws a bar of the same height, so that nothing moves. */
export const HEADER_HEIGHT = { wide: 64, phone: 56 } as const;

/** Looks of the bar at the top: the venue's header colours, in sight while the page scrolls where there is room. */
export const barStyles = {
  position: 'sticky',
  top: 0,
  zIndex: 1000,
  background: 'var(--brand-header)',
  color: 'var(--brand-on-header)',
  '--focus-ring': 'var(--brand-on-header)',
  '@media (max-height: 480px)': { position: 'static' },
} as const;
