import { useCallback, useEffect, useRef } from 'react';
import { joiningCart } from 'shared-contracts/api/joining-cart';
import { renewMembership } from 'shared-contracts/api/memberships';
import { type ApiError, useApi, useApiMutation } from 'shared-platform';
import { heldMembershipSteps } from '../../shared/machine/held-membership-steps.ts';
import { modeRules } from '../../shared/machine/mode-rules.ts';
import { useHeld } from '../../shared/offers/use-held.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { useJoiningSteps } from '../../shared/state/use-joining-steps.ts';

export interface HeldMembership {
  error: ApiError | null;
  reload(): void;
}

/** Asks for the home centre of the membership that is changed. */
function useHomeCentre(isTakenUp: boolean): HeldMembership {
  const { stage, send } = useJoining();
  const { data, error, reload } = useHeld();
  const centreSlug = data?.membership.homeVenue.slug;
  const isDue = isTakenUp && stage === 'taking-up';
  useEffect(() => {
    if (isDue && centreSlug !== undefined) send({ type: 'home-centre-known', centreSlug });
  }, [isDue, centreSlug, send]);
  return { error: data ? null : error, reload };
}

/** Puts a renewal into the basket, once: what came of it is kept for the tab (decisions 34). */
function useRenewal(isTakenUp: boolean): HeldMembership {
  const { joining, stage, send } = useJoining();
  const { membershipId } = joining;
  const api = useApi();
  const { run, error } = useApiMutation(renewMembership);
  const attempt = useRef<{ id: string; key: string } | null>(null);
  const isDue = isTakenUp && stage === 'taking-up';

  const renew = useCallback(
    async (id: string, key: string) => {
      const result = await run({ params: { id } }, { idempotencyKey: key });
      if (!result.ok) return;
      api.setAnswer(joiningCart, {}, result.data);
      send({ type: 'renewal-stored', cart: result.data });
    },
    [run, api, send],
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
export function useHeldMembership(): HeldMembership {
  const { takesUp } = modeRules[useJoining().joining.mode];
  useJoiningSteps(heldMembershipSteps);
  const homeCentre = useHomeCentre(takesUp === 'home-centre');
  const renewal = useRenewal(takesUp === 'renewal');
  return takesUp === 'renewal' ? renewal : homeCentre;
}
