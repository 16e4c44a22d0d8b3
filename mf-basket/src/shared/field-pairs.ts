/** Short fields beside each other, except on the narrowest phones. */
export const fieldPairs = {
  display: 'grid',
  gap: '20px 16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 360px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
};

/** The details of a card are no wider than a card. */
export const cardWidth = { maxWidth: '400px' };
