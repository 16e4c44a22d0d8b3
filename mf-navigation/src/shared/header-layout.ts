/** Phones get the drawer: screens narrower than 575 px (shell specification 9). */
export const PHONE_QUERY = '(max-width: 574.98px)';

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
