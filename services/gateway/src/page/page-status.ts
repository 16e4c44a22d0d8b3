import { paths } from 'shared-contracts/links';
import { HOST_PATHS } from 'shared-contracts/route-claims';
import { sessionOf, venueOf } from '../upstreams/answer-data.ts';
import { createFindRoute } from './find-route.ts';
import type { PageAnswers } from './gather-answers.ts';

/** Screens of the shell itself, which no remote declares. */
const findShellRoute = createFindRoute([paths.home, ...HOST_PATHS].map((path) => ({ path })));

export const isShellPath = (pathname: string): boolean => findShellRoute(pathname) !== undefined;

/** A class that does not exist, or not at this venue, is a 404; a past one is a 410, and its page still describes it. */
function statusOfClass({ venue, session }: Pick<PageAnswers, 'venue' | 'session'>, now: Date): number {
  if (session?.status === 404) return 404;
  const detail = sessionOf(session);
  if (!detail) return 200;
  if (venueOf(venue) && detail.venue.slug !== venueOf(venue)?.slug) return 404;
  return new Date(detail.session.endDate) < now ? 410 : 200;
}

/** The status a page is answered with; its scripts show the matching screen. */
export function pageStatus(
  answers: Pick<PageAnswers, 'client' | 'theme' | 'venue' | 'session' | 'isVenueMissing'>,
  isRoute: boolean,
  pathname: string,
  now: Date,
): number {
  const { client, theme } = answers;
  if (!client || !theme || theme.status === 503 || client.status === 503) return 503;
  if (theme.status !== 200 || client.status !== 200) return 502;
  if (answers.isVenueMissing) return 404;
  const classStatus = statusOfClass(answers, now);
  if (classStatus !== 200) return classStatus;
  return isRoute || isShellPath(pathname) ? 200 : 404;
}
