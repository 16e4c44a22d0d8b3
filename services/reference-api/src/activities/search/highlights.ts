import { activityKind } from 'shared-contracts/activity-kinds';
import type { Highlight } from 'shared-contracts/api/highlights';

const MOST = 8;

/**
 * The activities that a home page offers: of each kind the one that takes place most, so that swimming in all its forms
 * does not fill the page.
 *
 * @param activities those that take place most first
 */
export function chooseHighlights(activities: readonly Highlight[]): Highlight[] {
  const firstOfKind = new Map<string, Highlight>();
  for (const activity of activities) {
    const kind = activityKind(activity.name);
    if (kind !== 'general' && !firstOfKind.has(kind)) firstOfKind.set(kind, activity);
  }
  return [...firstOfKind.values()].slice(0, MOST);
}
