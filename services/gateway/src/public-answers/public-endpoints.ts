import { activities, session } from 'shared-contracts/api/activities';
import { client } from 'shared-contracts/api/client';
import { theme } from 'shared-contracts/api/theme';
import { footer, joiningVenue, joiningVenues, venue, venues } from 'shared-contracts/api/venues';

/** Calls a page may start with. */
const pageCalls = [client, theme, venues, venue, joiningVenues, joiningVenue, footer, activities];

/** No other answer may be kept here or be part of a page: a row that becomes personal drops out by itself. */
const publicPaths = pageCalls
  .filter(({ access }) => access === 'anyone')
  .map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?[^?]*)?$`));

/**
 * A call whose answer differs from person to person, read as a visitor: for what a page tells everybody about itself,
 * never for what its scripts start from, since a member would see a visitor's price.
 */
const visitorPaths = [session].map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}$`));

/** Whether a URL relative to the API base asks for an answer that only describes a page. */
export const isVisitorAnswer = (url: string): boolean =>
  !url.split('/').includes('..') && visitorPaths.some((pattern) => pattern.test(url));

/** Whether a URL relative to the API base asks for such an answer. */
export const isPublicAnswer = (url: string): boolean =>
  !url.split('/').includes('..') && publicPaths.some((pattern) => pattern.test(url));
