import { useState } from 'react';
import type { FoundSession } from 'shared-contracts/api/session-search';

/** An activity to choose, by its slug. */
export interface ActivityOption {
  value: string;
  label: string;
}

const namesOf = (sessions: readonly FoundSession[]): Record<string, string> =>
  Object.fromEntries(sessions.map(({ session: { activity } }) => [activity.slug, activity.name]));

/**
 * Activities that the results of a search have had so far, by name: choosing one must not take the others away.
 * @param what - its words of an activity
 */
export function useSeenActivities(
  what: string,
  sessions: readonly FoundSession[] | undefined,
): ActivityOption[] {
  const [seen, setSeen] = useState<{ what: string; names: Record<string, string> }>({ what, names: {} });
  const before = seen.what === what ? seen.names : {};
  const names = { ...before, ...namesOf(sessions ?? []) };
  if (seen.what !== what || Object.keys(names).length > Object.keys(before).length) setSeen({ what, names });
  return Object.entries(names)
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label));
}
