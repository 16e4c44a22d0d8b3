import type { ScheduledSession } from 'shared-contracts/api/activities';
import type { Suggestion } from 'shared-contracts/api/suggestions';
import { apiTable } from 'shared-contracts/api/table';
import { requestedAttendee } from '../../booking-rules/index.ts';
import { type ApiServer, type Call, handle, notFound, param, requireUser } from '../../platform/index.ts';
import { findSession } from '../sessions/store.ts';
import { readFound } from './read-found.ts';
import { listRelated, listSuggested } from './store.ts';

const MOST_SUGGESTED = 4;

/** The first session of each series that the person can book. */
async function suggest(call: Call): Promise<Suggestion[]> {
  const user = requireUser(call);
  const listed = await listSuggested(call.db, {
    tenantId: call.tenant.id,
    personId: user.id,
    now: call.now(),
  });
  const found = await readFound(
    call,
    user,
    listed.map(({ id }) => id),
  );
  const bySeries = new Map<string, Suggestion>();
  for (const { id, because } of listed) {
    const session = found.get(id);
    const series = session?.session.superEvent ?? '';
    if (session?.session.bookable.canBook && !bySeries.has(series))
      bySeries.set(series, { ...session, because });
  }
  return [...bySeries.values()].slice(0, MOST_SUGGESTED);
}

export function registerSuggestions(app: ApiServer): void {
  handle(app, apiTable.suggestions.forYou, suggest);

  handle(app, apiTable.suggestions.related, async (call) => {
    const { db, tenant, query } = call;
    const attendee = await requestedAttendee(call, query);
    const id = param(call, 'session');
    const now = call.now();
    if (!(await findSession(db, { now, personId: null }, tenant.id, id))) throw notFound();
    const listed = await listRelated(db, { tenantId: tenant.id, id, now });
    const found = await readFound(
      call,
      attendee,
      listed.map((one) => one.id),
    );
    const of = (isSame: boolean) =>
      listed.flatMap((one) => (one.isSame === isSame ? (found.get(one.id) ?? []) : []));
    const sameClass: ScheduledSession[] = of(true).map(({ session }) => session);
    return { sameClass, sameInstructor: of(false) };
  });
}
