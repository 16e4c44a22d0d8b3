import { TALL_KIOSK } from 'shared-contracts/kiosk-css';

/**
 * One column on a tall kiosk, whose page is enlarged. On the page that takes cards no script enlarges the widths of
 * media queries.
 */
const onTallKiosk = (styles: object) => ({
  [`@media ${TALL_KIOSK}`]: { 'html[data-kiosk] &': styles },
});

/** Columns for the content and, from tablets on, the sums beside it. */
export const twoColumns = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
  alignItems: 'start',
  ...onTallKiosk({ gridTemplateColumns: 'minmax(0, 1fr)' }),
};

/** For sums that come first on a phone and are on the right of the rest. */
export const asideColumn = {
  gridColumn: { md: 2 },
  gridRow: { md: 1 },
  ...onTallKiosk({ gridArea: 'auto' }),
};

/** The choice on the left, and where it leads. */
export const filterColumns = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
  alignItems: 'start',
};

/** Stays in view beside what is longer. */
export const stickyAside = { position: { md: 'sticky' }, top: 'calc(var(--ui-header-height) + 24px)' };

/** The rest, beside sums that come first on a phone. */
export const mainColumn = {
  gridColumn: { md: 1 },
  gridRow: { md: 1 },
  ...onTallKiosk({ gridArea: 'auto' }),
};
