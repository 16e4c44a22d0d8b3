/** What a person reads or fills in, and beside it, from tablets on, the sums. */
export const twoColumns = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
  alignItems: 'start',
};

/** For sums that come first on a phone and stand on the right beside the rest. */
export const besideTheRest = { gridColumn: { md: 2 }, gridRow: { md: 1 } };

/** The rest, beside sums that come first on a phone. */
export const besideTheSums = { gridColumn: { md: 1 }, gridRow: { md: 1 } };
