import { type LinkedRow, listLinked } from '../people/index.ts';
import { ApiFailure, type Call, requireUser } from '../platform/index.ts';
import { linkedTexts } from './linked-texts.ts';

/** The person who takes a place. Their relation to a session is read with the session. */
export interface Attendee {
  id: string;
  /** Of someone else than the person who books. */
  linked?: Pick<LinkedRow, 'firstName'>;
  /** Staff at the desk book for them or for someone linked to them: the words are about the customer, not to them. */
  isServed?: boolean;
}

/**
 * Those that places are asked for, in the order of the ids; no id means the booker.
 * Throws the 403 failure, in words, when one of them is not linked to the booker.
 */
export async function attendeesOf(
  { db }: Pick<Call, 'db'>,
  booker: Attendee,
  ids: readonly (string | null | undefined)[],
): Promise<Attendee[]> {
  const isBooker = (id: string | null | undefined) => !id || id === booker.id;
  const linked = ids.every(isBooker) ? [] : await listLinked(db, booker.id);
  return ids.map((id) => {
    if (isBooker(id)) return booker;
    const person = linked.find((one) => one.id === id);
    if (!person) throw new ApiFailure(403, linkedTexts.notLinked);
    return {
      id: person.id,
      linked: { firstName: person.firstName },
      ...(booker.isServed && { isServed: true }),
    };
  });
}

/** The person a call about sessions is for: the caller, or someone linked to them. `null` for a visitor. */
export async function requestedAttendee(
  call: Pick<Call, 'db' | 'user'>,
  query: { purchased_for_user_id?: string | undefined },
): Promise<Attendee | null> {
  if (!query.purchased_for_user_id) return call.user;
  const [attendee] = await attendeesOf(call, requireUser(call), [query.purchased_for_user_id]);
  return attendee ?? null;
}
