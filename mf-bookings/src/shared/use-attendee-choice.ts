import { useAtom } from 'jotai';
import { type LinkedPerson, linkedPeople } from 'shared-contracts/api/linked-people';
import { useApiQuery, useFlags, useSession } from 'shared-platform';
import { attendeeChoiceAtom } from './attendee-choice-state.ts';

export interface AttendeeChoice {
  /** Id of a linked person; `null` = the person who is logged in, or a visitor. */
  id: string | null;
  /** `null` while it is not known, too. */
  person: LinkedPerson | null;
  /** True if the person is known: not while the session is loading. */
  isSettled: boolean;
  /** Query of calls about sessions. */
  query: { purchased_for_user_id?: string };
  choose(id: string | null): void;
}

/** The person that prices and places are shown for, stored per tab. A terminal, which forgets people, has no choice. */
export function useAttendeeChoice(): AttendeeChoice {
  const { user, status } = useSession();
  const { kiosk } = useFlags();
  const [kept, keep] = useAtom(attendeeChoiceAtom);
  const wanted = user && !kiosk && kept?.by === user.id ? kept.id : null;
  const { data } = useApiQuery(linkedPeople, {}, { enabled: wanted !== null });
  const person = data?.find(({ id }) => id === wanted) ?? null;
  // No request is made for a person who is no longer linked.
  const id = data && !person ? null : wanted;
  return {
    id,
    person,
    isSettled: kept === null || status !== 'checking',
    query: id === null ? {} : { purchased_for_user_id: id },
    choose: (next) => keep(user && next !== null ? { by: user.id, id: next } : null),
  };
}
