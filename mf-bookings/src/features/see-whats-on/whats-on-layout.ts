import { SEARCH_PREVIEW } from 'shared-contracts/api/session-search';
import { styled } from 'shared-ui/core';
import { cardRow } from '../../shared/card-row.ts';

/** Of the section while nothing is known yet, and afterwards: nothing below it moves. They grow with the text. */
const SECTION_HEIGHT = '19.75rem';
const CARD_HEIGHT = '12.75rem';
/** Of the venue in two lines, and what is below it. */
const THREE_LINES = '4.2rem';
/** Number of cards that are shown, and that fill the row of a wide page. */
export const MOST_CARDS = Number(SEARCH_PREVIEW);

export const Section = styled('section')({ minHeight: SECTION_HEIGHT });

/** One line whatever it says, so that it moves nothing when it becomes known. */
export const Title = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  '& > button': { flex: 'none', marginBlock: '-8px' },
  '& > h2': { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
});

export const Cards = styled('ul')({
  ...cardRow(220, MOST_CARDS),
  paddingBottom: '8px',
  scrollPaddingInline: 'var(--gutter)',
  '& > li': { height: CARD_HEIGHT },
});

export const CardBody = styled('li')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: '14px 16px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  '& p': { margin: 0, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
});

/** When, and why it is here. */
export const When = styled('p')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '8px',
  color: 'var(--brand-strong)',
  fontSize: '0.9375rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { color: 'var(--ui-muted)', fontWeight: 400 },
});

/** Two lines at most. */
export const Name = styled('div')({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  margin: '4px 0 2px',
  padding: '2px',
  marginInline: '-2px',
});

export const Where = styled('p')({ color: 'var(--ui-muted)', fontSize: '0.9375rem' });

/** The room between the name and the foot: the venue has a second line where a name of one line leaves it. */
export const Place = styled('div')({
  flex: '1 1 0',
  containerType: 'size',
  [`@container (min-height: ${THREE_LINES})`]: {
    '& > p:first-of-type': {
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      whiteSpace: 'normal',
    },
  },
});

export const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  marginTop: 'auto',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > button, & > a': { paddingInline: '12px', whiteSpace: 'normal' },
});

export const MoreLinks = styled('nav')({
  display: 'flex',
  gap: '4px 20px',
  margin: '4px 0 0',
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'var(--target-size, 44px)' },
});
