import { activities } from 'shared-contracts/api/activities';
import { client } from 'shared-contracts/api/client';
import { theme } from 'shared-contracts/api/theme';
import { footer, joiningVenue, joiningVenues, venue, venues } from 'shared-contracts/api/venues';

/** Calls a page may start with. */
const pageCalls = [client, theme, venues, venue, joiningVenues, joiningVenue, footer, activities];

/** No other answer may be kept here or be part of a page: a row that becomes personal drops out by itself. */
const publicPaths = pageCalls
  .filter(({ access }) => access === 'anyone')
  .map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?[^?]*)?$`));

/** Whether a URL relative to the API base asks for such an answer. */
export const isPublicAnswer = (url: string): boolean =>
  !url.split('/').includes('..') && publicPaths.some((pattern) => pattern.test(url));
