import { useState } from 'react';
import type { FoundSession } from 'shared-contracts/api/session-search';

/** An activity to choose, by its slug. */
export interface ActivityOption {
  value: string;
  label: string;
}

const namesOf = (sessions: readonly FoundSession[]): Record<string, string> =>
  Object.fromEntries(sessions.map(({ session: { activity } }) => [activity.slug, activity.name]));

/** Activities that the results of a search have had so far, by name: choosing one must not take the others away. */
export function useSeenActivities(
  term: string,
  sessions: readonly FoundSession[] | undefined,
): ActivityOption[] {
  const [seen, setSeen] = useState<{ term: string; names: Record<string, string> }>({ term, names: {} });
  const before = seen.term === term ? seen.names : {};
  const names = { ...before, ...namesOf(sessions ?? []) };
  if (seen.term !== term || Object.keys(names).length > Object.keys(before).length) setSeen({ term, names });
  return Object.entries(names)
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label));
}
