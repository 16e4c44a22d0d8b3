import { activities } from 'shared-contracts/api/activities';
import { client } from 'shared-contracts/api/client';
import { theme } from 'shared-contracts/api/theme';
import { footer, joiningVenue, joiningVenues, venue, venues } from 'shared-contracts/api/venues';

/** Calls that answer everybody the same: no other answer may be kept here or stand in a page. */
const publicPaths = [client, theme, venues, venue, joiningVenues, joiningVenue, footer, activities].map(
  ({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?[^?]*)?$`),
);

/** Whether a URL relative to the API base asks for such an answer. */
export const isPublicAnswer = (url: string): boolean =>
  !url.split('/').includes('..') && publicPaths.some((pattern) => pattern.test(url));
