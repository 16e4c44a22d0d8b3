import { AT_KIOSK } from 'shared-contracts/kiosk-styles';

/** The parts of a long form, each under its own line; between them, and around the line, the same room. */
export const formSections = { display: 'grid', gap: '24px' };

/** A part under its line, which the first one of a form does not need. */
export const formSection = {
  '* + &': { paddingTop: '24px', borderTop: '1px solid var(--ui-border)' },
};

/** At a kiosk the words of a form are as large as those of the way to pay on a phone above it. */
export const largeForm = {
  [AT_KIOSK]: {
    '& :is([data-size="small"], [data-size="body"], label, legend, li, button, input, [id$="-hint"])': {
      fontSize: '1.125rem',
    },
    '& input:not([type="checkbox"], [type="radio"])': { minHeight: '56px' },
  },
};
