/** Columns for the content and, from tablets on, the sums beside it. */
export const twoColumns = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
  alignItems: 'start',
};

/** For sums that come first on a phone and are on the right of the rest. */
export const asideColumn = { gridColumn: { md: 2 }, gridRow: { md: 1 } };

/** The rest, beside sums that come first on a phone. */
export const mainColumn = { gridColumn: { md: 1 }, gridRow: { md: 1 } };
