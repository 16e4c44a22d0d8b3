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

/** Fields of a form as wide as what is typed into them, but for those of a kiosk, which share their lines. */
export const fieldWidths = {
  'html:not([data-kiosk]) & fieldset > div > *': { maxWidth: FORM_WIDTH },
  'html:not([data-kiosk]) & fieldset div:has(> input[autocomplete~="postal-code"], > input + span > [aria-haspopup="dialog"])':
    { maxWidth: '15rem' },
} as const;
