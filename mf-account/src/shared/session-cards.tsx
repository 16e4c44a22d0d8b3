import { displayDay, siteDay, siteTime, weekday } from 'shared-contracts/dates';
import { styled } from 'shared-ui/core';

/** Cards of classes, three side by side where there is room; each name looks like the link that its card is. */
export const SessionCards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid' },
  '& b': {
    color: 'var(--brand-strong)',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
  },
});

const NO_BREAK = '\u00a0';

/** When a class starts: `Sat 28 Nov 2026, 18:30`, by the site's clock; it is never broken across two lines. */
export function startText(startDate: string): string {
  const day = siteDay(startDate);
  return `${weekday(day, 'short')} ${displayDay(day)}, ${siteTime(startDate)}`.replaceAll(' ', NO_BREAK);
}
