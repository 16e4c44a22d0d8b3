import { useCallback, useEffect, useRef } from 'react';
import { joiningCart } from 'shared-contracts/api/joining-cart';
import { changeMemberships, renewMembership } from 'shared-contracts/api/memberships';
import { type ApiError, useApi, useApiMutation, useApiQuery } from 'shared-platform';
import { useJoining } from '../state/joining-provider.tsx';
import { beginRenewal } from './cart-selection.ts';
import { keepHomeCentre } from './selection.ts';

export interface HeldMembership {
  /** Its home centre, and in a renewal what is renewed, are known; always so when joining anew. */
  isReady: boolean;
  error: ApiError | null;
  reload(): void;
}

/** Starts the change of a membership with its home centre. */
function useChangedMembership(isBegun: boolean): Omit<HeldMembership, 'isReady'> {
  const { joining, change } = useJoining();
  const { mode, membershipId, centreSlug } = joining;
  const { data, error, reload } = useApiQuery(
    changeMemberships,
    { params: { id: membershipId ?? '' } },
    { enabled: mode === 'change' && membershipId !== null },
  );
  const homeSlug = data?.membership.homeVenue.slug;
  const isDue = isBegun && mode === 'change' && centreSlug === null;
  useEffect(() => {
    if (isDue && homeSlug !== undefined) change((before) => keepHomeCentre(before, homeSlug));
  }, [isDue, homeSlug, change]);
  return { error: data ? null : error, reload };
}

/** Puts a renewal into the basket, once: what came of it is kept for the tab (decisions 34). */
function useRenewedMembership(isBegun: boolean): Omit<HeldMembership, 'isReady'> {
  const { joining, change } = useJoining();
  const { mode, membershipId, membership } = joining;
  const api = useApi();
  const { run, error } = useApiMutation(renewMembership);
  const attempt = useRef<{ id: string; key: string } | null>(null);
  const isDue = isBegun && mode === 'renew' && membership === null;

  const renew = useCallback(
    async (id: string, key: string) => {
      const result = await run({ params: { id } }, { idempotencyKey: key });
      if (!result.ok) return;
      api.setAnswer(joiningCart, {}, result.data);
      change((before) => beginRenewal(before, result.data));
    },
    [run, api, change],
  );

  useEffect(() => {
    if (!isDue || membershipId === null || attempt.current?.id === membershipId) return;
    attempt.current = { id: membershipId, key: crypto.randomUUID() };
    void renew(membershipId, attempt.current.key);
  }, [isDue, membershipId, renew]);

  return {
    error: isDue ? error : null,
    reload: () => void (attempt.current && renew(attempt.current.id, attempt.current.key)),
  };
}

/** The membership that is changed or renewed, as far as the sections need it to begin. */
export function useHeldMembership(isBegun: boolean): HeldMembership {
  const { mode, centreSlug } = useJoining().joining;
  const changed = useChangedMembership(isBegun);
  const renewed = useRenewedMembership(isBegun);
  const isReady = mode === 'join' || centreSlug !== null;
  return { ...(mode === 'renew' ? renewed : changed), isReady };
}
