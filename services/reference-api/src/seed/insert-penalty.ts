import type { Transaction } from 'kysely';
import { addDays, siteDay } from 'shared-contracts/dates';
import type { Database } from '../platform/index.ts';
import { freeSessionAt, insertBooking } from './insert-booking.ts';

const CHARGE_PENCE = 300;
const REFERENCE = 'RIV-P3NALT';

interface Owing {
  personId: string;
  tenantId: number;
  venueId: string;
  fullName: string;
}

/** A class that someone gave up too late, and still owes the charge for. The timetable itself begins today. */
export async function insertPenalty(
  tx: Transaction<Database>,
  { venueId, ...person }: Owing,
  now: Date,
): Promise<void> {
  const startsAt = new Date(`${addDays(siteDay(now), -3)}T18:00:00Z`);
  const session = await freeSessionAt(tx, venueId, startsAt);
  const booking = { person, session, reference: REFERENCE, accessCode: '204818' };
  const orderItemId = await insertBooking(tx, { ...booking, status: 'cancelled' });
  const { personId, tenantId } = person;
  const charge = { reason: 'late-cancellation', amountPence: CHARGE_PENCE } as const;
  await tx
    .insertInto('penalties')
    .values({ tenantId, personId, orderItemId, ...charge, createdAt: startsAt })
    .execute();
}
