import { displayDay, siteDay, siteTime, weekday } from 'shared-contracts/dates';
import { styled } from 'shared-ui/core';

/** Cards of classes, side by side where there is room. */
export const SessionCards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid' },
});

/** When a class starts: `Saturday 28 Nov 2026, 18:30`, by the site's clock. */
export function startText(startDate: string): string {
  const day = siteDay(startDate);
  return `${weekday(day)} ${displayDay(day)}, ${siteTime(startDate)}`;
}
