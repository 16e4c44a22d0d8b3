import { onUprightKiosk } from 'shared-contracts/kiosk-styles';

/**
 * Columns for the content and, from tablets on, the sums beside it. An upright kiosk has one: its page is enlarged, and
 * on the page that takes cards no script enlarges the widths of media queries.
 */
export const twoColumns = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
  alignItems: 'start',
  ...onUprightKiosk({ gridTemplateColumns: 'minmax(0, 1fr)' }),
};

/** For sums that come first on a phone and are on the right of the rest. */
export const asideColumn = {
  gridColumn: { md: 2 },
  gridRow: { md: 1 },
  ...onUprightKiosk({ gridArea: 'auto' }),
};

/** The choice on the left, and where it leads. */
export const filterColumns = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  // As wide as the longest name of a venue where there is room.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)', lg: '416px minmax(0, 1fr)' },
  alignItems: 'start',
};

/** Stays in view beside what is longer. */
export const stickyAside = { position: { md: 'sticky' }, top: 'calc(var(--ui-header-height) + 24px)' };

/** The rest, beside sums that come first on a phone. */
export const mainColumn = {
  gridColumn: { md: 1 },
  gridRow: { md: 1 },
  ...onUprightKiosk({ gridArea: 'auto' }),
};

/** A column that fills an upright kiosk, so that its last part is at the bottom, within everyone's reach. */
export const fillsKiosk = onUprightKiosk({
  gridTemplateRows: '1fr auto',
  minHeight:
    'calc(100dvh / var(--kiosk-scale, 1) - var(--ui-header-height) - var(--view-bottom, 0px) - 140px)',
});

/** The last part of that column, in view while the rest is scrolled. */
export const atKioskBottom = onUprightKiosk({
  position: 'sticky',
  top: 'auto',
  bottom: 'calc(16px + var(--view-bottom, 0px))',
  boxShadow: '0 -8px 32px rgb(0 0 0 / 12%)',
});
