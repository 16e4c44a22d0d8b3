import { sql } from 'kysely';
import type { Requester } from './eligibility-facts.ts';

/** Position of a person on a session's waiting list; `null` when they are not on it. */
export const ownPlace = (personId: Requester['personId'], column: 'joined_at' | 'offered_until') =>
  personId === null
    ? sql<Date | null>`null::timestamptz`
    : sql<Date | null>`(select ${sql.ref(column)} from waiting_places
        where session_id = session.id and person_id = ${personId})`;

/**
 * Places that go to others first: those that are offered to them, and one for each who waits; of a person who waits
 * too only those who came before, and of a person who is offered one no one who still waits.
 */
export const claimsBefore = (now: Date, personId: Requester['personId']) =>
  personId === null ? everyClaim(now) : claimsBeforeOwn(now, personId);

const everyClaim = (now: Date) => sql<number>`(
  select count(*)::integer from waiting_places other
  where other.session_id = session.id and (other.offered_until is null or other.offered_until > ${now})
)`;

const claimsBeforeOwn = (now: Date, personId: NonNullable<Requester['personId']>) => sql<number>`(
  select count(*)::integer from waiting_places other
  left join waiting_places own
    on own.session_id = other.session_id and own.person_id = ${personId}
    and (own.offered_until is null or own.offered_until > ${now})
  where other.session_id = session.id
    and other.person_id <> ${personId}
    and case
      when other.offered_until is not null then other.offered_until > ${now}
      when own.id is null then true
      when own.offered_until is not null then false
      else (other.joined_at, other.id) < (own.joined_at, own.id)
    end
)`;
