/** The parts of a long form, each under its own line; between them, and around the line, the same room. */
export const formSections = { display: 'grid', gap: '24px' };

/** A part under its line, which the first one of a form does not need. */
export const formSection = {
  '* + &': { paddingTop: '24px', borderTop: '1px solid var(--ui-border)' },
};
