import type { Term } from 'shared-contracts/api/checkout';
import { healthCommitmentTerms, membershipTerms } from 'shared-contracts/api/membership-terms';
import { useApiQuery } from 'shared-platform';

export interface ReviewTerms {
  /** A success only once both are there (joining specification 7). */
  state: 'loading' | 'error' | 'success';
  message: string | undefined;
  health: readonly Term[];
  membership: readonly Term[];
  reload(): void;
}

/** Terms to agree to in the review step: the health commitment and the terms of membership. */
export function useReviewTerms(): ReviewTerms {
  const health = useApiQuery(healthCommitmentTerms, {});
  const membership = useApiQuery(membershipTerms, {});
  const states = [health.state, membership.state];
  return {
    state: states.includes('error') ? 'error' : states.includes('loading') ? 'loading' : 'success',
    message: (health.error ?? membership.error)?.message,
    health: health.data ?? [],
    membership: membership.data ?? [],
    reload() {
      for (const query of [health, membership]) if (query.state === 'error') query.reload();
    },
  };
}
