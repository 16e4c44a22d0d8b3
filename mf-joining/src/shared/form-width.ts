/** The widest that fields to type in become: about as long as what is typed. */
export const FORM_WIDTH = '34rem';

/** A group of such fields under a legend that is larger than their labels. */
export const FORM_GROUP = {
  maxWidth: FORM_WIDTH,
  '& > legend': {
    marginBottom: '12px',
    fontFamily: 'var(--font-heading)',
    fontSize: '1.1875rem',
    letterSpacing: 'var(--heading-tracking)',
    textTransform: 'var(--heading-transform)' as 'none',
  },
} as const;

/**
 * Fields of a form as wide as what is typed into them, but for those of a kiosk, which share their lines. First and last
 * name share one where there is room.
 */
export const fieldWidths = {
  'html:not([data-kiosk]) & fieldset > div > *': { maxWidth: FORM_WIDTH },
  '@container (min-width: 480px)': {
    'html:not([data-kiosk]) & fieldset > div:has(> div > [autocomplete="given-name"])': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      maxWidth: FORM_WIDTH,
      '& > :not(:has(> [autocomplete="given-name"], > [autocomplete="family-name"]))': {
        gridColumn: '1 / -1',
      },
    },
  },
  'html:not([data-kiosk]) & fieldset div:has(> input[autocomplete~="postal-code"], > input + span > [aria-haspopup="dialog"])':
    { maxWidth: '15rem' },
} as const;
