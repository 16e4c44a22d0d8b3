import { useAtom } from 'jotai';
import { type LinkedPerson, linkedPeople } from 'shared-contracts/api/linked-people';
import { useApiQuery, useFlags, useSession } from 'shared-platform';
import { forWhomAtom } from './for-whom-state.ts';

export interface ForWhom {
  /** Id of somebody linked; `null` = whoever is logged in, or a visitor. */
  id: string | null;
  /** `null` while it is not known, too. */
  person: LinkedPerson | null;
  /** Whether it is settled whom to ask for: not while the page finds out who is logged in. */
  isSettled: boolean;
  /** What a call about sessions carries. */
  query: { purchased_for_user_id?: string };
  choose(id: string | null): void;
}

/** Whom prices and places are shown for, as this tab keeps it. A terminal, which forgets people, has no choice. */
export function useForWhom(): ForWhom {
  const { user, status } = useSession();
  const { kiosk } = useFlags();
  const [kept, keep] = useAtom(forWhomAtom);
  const wanted = user && !kiosk && kept?.by === user.id ? kept.id : null;
  const { data } = useApiQuery(linkedPeople, {}, { enabled: wanted !== null });
  const person = data?.find(({ id }) => id === wanted) ?? null;
  // Who is linked no more is asked for no more.
  const id = data && !person ? null : wanted;
  return {
    id,
    person,
    isSettled: kept === null || status !== 'checking',
    query: id === null ? {} : { purchased_for_user_id: id },
    choose: (next) => keep(user && next !== null ? { by: user.id, id: next } : null),
  };
}
