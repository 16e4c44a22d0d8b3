/** The parts of a long form, each under its own line; between them, and around the line, the same room. */
export const formSections = { display: 'grid', gap: '32px' };

/** A part that is not the first. */
export const formSection = {
  pt: '28px',
  borderTop: '1px solid var(--ui-border)',
};
