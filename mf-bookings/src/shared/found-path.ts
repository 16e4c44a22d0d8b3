import type { FoundSession } from 'shared-contracts/api/session-search';
import { paths } from 'shared-contracts/links';
import { sessionDay } from './session-time.ts';

/** The page to book it on: that of the class, or the day and the activity at the venue of the courts. */
export function foundPath({
  kind,
  session,
  venue,
}: Pick<FoundSession, 'kind' | 'session' | 'venue'>): string {
  if (kind === 'class') return paths.session(venue.slug, session.id);
  const query = new URLSearchParams({ date: sessionDay(session), activity: session.activity.slug });
  return `${paths.venue(venue.slug)}?${query}`;
}
