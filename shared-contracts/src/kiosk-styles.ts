/** Selector for styles of a terminal in a venue, which is read and pressed standing. */
export const AT_KIOSK = 'html[data-kiosk] &';

/** Query for an upright terminal; its width is that of its layout, whether the page has been enlarged or not. */
const UPRIGHT = '@media (orientation: portrait) and (min-width: 640px)';

/** Query for a terminal that is wider than high: a view of it holds little more than half of an upright one. */
export const WIDE_VIEW = '@media (orientation: landscape) and (min-width: 1000px)';

/** Styles of upright terminals only. */
export const onUprightKiosk = (styles: object) => ({ [UPRIGHT]: { [AT_KIOSK]: styles } });

/** A display so low that what is pressed next may be below its edge. */
export const LOW_VIEW = '@media (orientation: landscape) and (max-height: 900px)';

/** A QR code beside the steps that it begins, as large as an arm's length takes; above them where there is no room. */
export const codeBesideSteps = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: '24px 32px',
  alignItems: 'center',
  '& > svg': { width: '100%', maxWidth: '300px', height: 'auto', borderRadius: 'var(--ui-radius)' },
  // On a low display the way on below it, and the other way in, stay in view.
  [LOW_VIEW]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), auto))',
    justifyContent: 'start',
    gap: '16px 28px',
    '& > svg': { width: '216px' },
  },
} as const;

/** A list of steps, each with its number in a ring. */
export const numberedSteps = {
  display: 'grid',
  gap: '20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  fontSize: '1.25rem',
  lineHeight: 1.35,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'center',
    counterIncrement: 'step',
  },
  '& > li::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: '2.25rem',
    height: '2.25rem',
    border: '2px solid var(--brand-strong)',
    borderRadius: '50%',
    color: 'var(--brand-strong)',
    fontWeight: 700,
  },
} as const;

/** The main step of a view at a terminal, and the way beside it. */
export const loudButton = { [AT_KIOSK]: { minHeight: '64px', fontSize: '1.25rem' } } as const;

/** A low header of a page, so that the choices begin at once; on a low display no more than a name of the page. */
export const lowHeader = {
  [AT_KIOSK]: { paddingBlock: '16px 12px' },
  [WIDE_VIEW]: { [AT_KIOSK]: { paddingBlock: '12px 10px', '& h1': { fontSize: '2rem' } } },
} as const;

/** Styles of words that are only read out. */
const clipped = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** The name of a page whose parts have names of their own: only read out on a low display, unless a way on is beside it. */
export const hiddenHeading = {
  ...lowHeader,
  [WIDE_VIEW]: {
    ...lowHeader[WIDE_VIEW],
    'html[data-kiosk] :not(:has(> [data-hand-over])) > &': {
      padding: '12px 0 0',
      '& h1': clipped,
    },
  },
} as const;

/** Words that are only read out at a kiosk, as they repeat what is in view there. */
export const spokenOnly = { [AT_KIOSK]: { ...clipped, whiteSpace: 'nowrap' } } as const;

const HINTED = '& > :has(> [id$="-hint"])';

/** The last field, after one with a line to itself: no other is left to share its line. */
const LAST_ALONE = '& > :is(:has(> [id$="-hint"]), :not(:has(> label))) + :last-child';

/** Errors that take no height, so that a group with all of them has its button in view: each in the place of its hint. */
const errorsBesideLabels = {
  '& :has(> label):has(> [id$="-error"])': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    '& > *': { order: 1, flex: '1 0 100%' },
    '& > :is(label, [id$="-hint"], [id$="-error"])': { order: 0, flex: '0 1 auto', margin: '0 10px 4px 0' },
    // The form of a day stays in view.
    '& > [id$="-hint"]:not(:has(> div)), & > [id$="-hint"] > div:not(:last-child)': clipped,
  },
  '& > :has(> div > [type="checkbox"]):has(> [id$="-error"])': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'center',
    gap: '0 20px',
    '& > div': { alignItems: 'center' },
    // Two lines of a label are a target of their own.
    '& > div > *': { marginBlock: 0, paddingBlock: 0 },
    '& > [id$="-hint"]': { gridColumn: '1 / -1' },
  },
} as const;

/** The number of errors, between the name of their group and its progress. */
const errorsBesideName = {
  '& form > p[role="alert"]': {
    justifyContent: 'flex-end',
    minHeight: '2rem',
    marginBottom: 'calc(-2rem - 16px)',
    paddingInlineEnd: '308px',
  },
  '& form:has(> p[role="alert"]) fieldset > legend': { maxWidth: 'calc(100% - 540px)' },
} as const;

/** Fields that are read and pressed from an arm's length; those without a hint share a line where there is room. */
export const largeFields = {
  [AT_KIOSK]: {
    '& :is(input:not([type="checkbox"], [type="radio"]), select)': { minHeight: '60px', fontSize: '1.25rem' },
    '& :is(label, legend)': { fontSize: '1.125rem' },
    '& fieldset > legend > h3': { fontSize: '1.5rem' },
    '& [id$="-hint"]': { fontSize: '1.0625rem' },
    // A day is typed: a calendar is a long way to a date of birth.
    '& fieldset button[aria-haspopup="dialog"]': { display: 'none' },
    '& fieldset > div': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
      [`${HINTED}, & > :not(:has(> label)), ${LAST_ALONE}`]: { gridColumn: '1 / -1' },
      // Boxes share a line beside a longer label too, unless an error is below one of them.
      '&:not(:has([aria-invalid="true"]))': { alignItems: 'end' },
    },
  },
  // A whole group with its button fits one view: a hint is beside its label, and boxes share a line.
  [WIDE_VIEW]: {
    [AT_KIOSK]: {
      '& :is(input:not([type="checkbox"], [type="radio"]), select)': { minHeight: '52px' },
      '& fieldset > legend': { marginBottom: '4px' },
      '& [id$="-error"]': { marginTop: '4px' },
      '& fieldset > div': {
        gap: '12px 20px',
        '& label': { marginBottom: '4px' },
        '& :has(> label + [id$="-hint"])': {
          '& > label': { display: 'inline-block', marginInlineEnd: '10px' },
          '& > [id$="-hint"], & > [id$="-hint"] > div': { display: 'inline', marginInlineEnd: '6px' },
        },
        ...errorsBesideLabels,
      },
      ...errorsBesideName,
    },
  },
} as const;
