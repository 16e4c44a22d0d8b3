import type { Kysely } from 'kysely';
import { decide } from '../../booking-rules/index.ts';
import type { Database, TenantSettings } from '../../platform/index.ts';
import { listLaterTimes } from './store.ts';

interface Asked {
  tenantId: number;
  settings: TenantSettings;
  /** The session that the times are in place of. */
  sessionId: string;
  /** The attendee. */
  personId: string;
  now: Date;
  most: number;
}

export interface NextTime {
  id: string;
  startsAt: Date;
  endsAt: Date;
}

/** The next times of a class at its venue that a person can book, without a clash. */
export async function nextTimesOf(db: Kysely<Database>, asked: Asked): Promise<NextTime[]> {
  const { tenantId, settings, sessionId, personId, now, most } = asked;
  const rows = await listLaterTimes(db, { now, personId }, tenantId, sessionId);
  return rows
    .filter((row) => {
      const { bookable, clash } = decide(row, { attendee: { id: personId }, settings, now });
      return bookable.canBook && clash === null;
    })
    .slice(0, most)
    .map(({ id, startsAt, endsAt }) => ({ id, startsAt, endsAt }));
}
