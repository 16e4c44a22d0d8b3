import { useEffect, useState } from 'react';
import { dataFields } from 'shared-contracts/api/data-fields';
import { membershipTypes } from 'shared-contracts/api/memberships';
import { type ApiError, useApi } from 'shared-platform';
import { useCentre } from '../../shared/centre/use-centre.ts';
import { newCustomerSteps } from '../../shared/machine/new-customer-steps.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { useJoiningSteps } from '../../shared/state/use-joining-steps.ts';
import { hasMissingDetails } from './has-missing-details.ts';
import { isStillEligible } from './still-eligible.ts';

const PURCHASE = { query: { onboarding_type: 'membership_purchase' } } as const;

/** Asks for the memberships again, as the customer who was just created, and whether a purchase needs to know more. */
export function useEligibilityCheck(): { error: ApiError | null; tryAgain(): void } {
  const { joining, send } = useJoining();
  const { centre } = useCentre(joining.centreSlug);
  const { membership } = joining;
  const api = useApi();
  const [error, setError] = useState<ApiError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const venueId = centre?.id;

  useJoiningSteps(newCustomerSteps);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one judgement per try; the ways on may change meanwhile
  useEffect(() => {
    if (venueId === undefined) return;
    const leaving = new AbortController();
    const args = { query: { venue_id: venueId } };
    const asked = [
      api.call(membershipTypes, args, { signal: leaving.signal }),
      api.call(dataFields, PURCHASE, { signal: leaving.signal }),
    ] as const;
    void Promise.all(asked).then(([result, details]) => {
      if (leaving.signal.aborted) return;
      if (!result.ok) return setError(result.error);
      api.setAnswer(membershipTypes, args, result.data);
      send({
        type: 'customer-checked',
        isEligible: isStillEligible(result.data, membership),
        areDetailsComplete: details.ok && !hasMissingDetails(details.data),
      });
    });
    return () => leaving.abort();
  }, [attempt, venueId]);

  return {
    error,
    tryAgain: () => {
      setError(null);
      setAttempt((before) => before + 1);
    },
  };
}
