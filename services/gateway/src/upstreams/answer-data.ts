import {
  type Activity,
  activitySchema,
  type SessionDetail,
  sessionDetailSchema,
} from 'shared-contracts/api/activities';
import { type Client, clientSchema } from 'shared-contracts/api/client';
import { type Theme, themeSchema } from 'shared-contracts/api/theme';
import { type Venue, venueSchema } from 'shared-contracts/api/venues';
import { fromWire } from 'shared-contracts/codec';
import type { PreloadedAnswer } from 'shared-contracts/config';
import { array, object, type Schema, safeParse } from 'shared-contracts/schema';

/** The data of a successful answer; `null` for failures and for data outside the contract. */
function dataOf<Data>(schema: Schema<Data>, answer: PreloadedAnswer | null): Data | null {
  if (answer?.status !== 200) return null;
  const envelope = safeParse(object({ data: schema }), fromWire(answer.body));
  return envelope.success ? envelope.data.data : null;
}

export const clientOf = (answer: PreloadedAnswer | null): Client | null =>
  dataOf<Client>(clientSchema, answer);
export const themeOf = (answer: PreloadedAnswer | null): Theme | null => dataOf<Theme>(themeSchema, answer);
export const sessionOf = (answer: PreloadedAnswer | null): SessionDetail | null =>
  dataOf<SessionDetail>(sessionDetailSchema, answer);
export const activitiesOf = (answer: PreloadedAnswer | null): Activity[] | null =>
  dataOf<Activity[]>(array(activitySchema), answer);
export const venuesOf = (answer: PreloadedAnswer | null): Venue[] | null =>
  dataOf<Venue[]>(array(venueSchema), answer);
export const venueOf = (answer: PreloadedAnswer | null): Venue | null => dataOf<Venue>(venueSchema, answer);
