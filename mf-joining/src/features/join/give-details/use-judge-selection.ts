import { useEffect, useState } from 'react';
import { dataFields } from 'shared-contracts/api/data-fields';
import { membershipTypes } from 'shared-contracts/api/memberships';
import { paths } from 'shared-contracts/links';
import { type ApiError, useApi, useLinks, useToast } from 'shared-platform';
import { useNavigate } from 'shared-platform/router';
import { useCentre } from '../choose-centre/use-centre.ts';
import { dropMembership } from '../choose-membership/selection.ts';
import { lostWords } from '../messages/lost-choice.tsx';
import type { Joining } from '../state/joining.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { lacksDetails } from './lacks-details.ts';
import { isStillEligible } from './still-eligible.ts';

const PURCHASE = { query: { onboarding_type: 'membership_purchase' } } as const;

/** The details are finished, and passed over, once a purchase needs to know no more. */
const withDetails = (before: Joining, areWhole: boolean): Joining => ({
  ...before,
  isNewCustomer: false,
  edited: areWhole ? [...new Set([...before.edited, 'details_section' as const])] : before.edited,
});

/**
 * Asks for the memberships anew, as the customer who was just created. What was chosen is kept where they can still buy
 * it, and the membership section opens; else it is given up, and the centre section opens (joining specification 4).
 */
export function useJudgeSelection(): { error: ApiError | null; tryAgain(): void } {
  const { joining, change } = useJoining();
  const { centre } = useCentre(joining.centreSlug);
  const { membership } = joining;
  const api = useApi();
  const toast = useToast();
  const links = useLinks();
  const navigate = useNavigate();
  const [error, setError] = useState<ApiError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const venueId = centre?.id;

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
      const areWhole = details.ok && !lacksDetails(details.data);
      api.setAnswer(membershipTypes, args, result.data);
      if (isStillEligible(result.data, membership)) {
        change((before) => ({ ...withDetails(before, areWhole), open: 'membership_section' }));
      } else {
        toast({ content: lostWords.ineligible, type: 'danger' });
        change((before) => dropMembership(withDetails(before, areWhole), 'ineligible'));
        void navigate(links.to(paths.home));
      }
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
