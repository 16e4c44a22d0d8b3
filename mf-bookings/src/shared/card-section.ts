import { SEARCH_PREVIEW } from 'shared-contracts/api/session-search';
import { styled } from 'shared-ui/core';
import { cardRow } from './card-row.ts';

/** Height of a card before anything is known and afterwards: nothing below it moves. It grows with the text. */
const CARD_HEIGHT = '12.75rem';
/** Height of the links below the cards of what is on. */
const LINKS = '(var(--target-size, 44px) - 6px)';
/** Room that a favourite has besides, in pixels, for the heart and a name of three lines. */
const MORE = 24;
/** Number of cards that are shown, and that fill the row of a wide page. */
export const MOST_CARDS = Number(SEARCH_PREVIEW);

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
  // Favourites have no links below them, and come to the height of the section whose place they take.
  '&[data-favourites]': {
    marginBottom: `calc(${LINKS} - ${MORE}px)`,
    '& > li': { height: `calc(${CARD_HEIGHT} + ${MORE}px)` },
  },
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
