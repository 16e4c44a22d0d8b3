import { useState } from 'react';
import { type Term, terms as termsEndpoint } from 'shared-contracts/api/checkout';
import { useApiQuery } from 'shared-platform';
import { areTermsAgreed, readCheckedTerms, storeCheckedTerms } from './checked-terms.ts';

export interface TermsAgreement {
  state: 'loading' | 'error' | 'success';
  terms: readonly Term[];
  isAgreed: boolean;
  /** Ids of the ticked terms, as the paying calls take them. */
  checked: string[];
  agree(): void;
  reload(): void;
}

/** The terms behind the pay button of a basket, and whether they were agreed to. */
export function useTerms(cartId: string): TermsAgreement {
  const query = useApiQuery(termsEndpoint, { query: { cart_id: cartId } });
  const [checked, setChecked] = useState(() => readCheckedTerms(cartId));
  const terms = query.data ?? [];
  return {
    state: query.state,
    terms,
    checked,
    isAgreed: query.state === 'success' && areTermsAgreed(terms, checked),
    agree() {
      const ids = terms.map(({ id }) => id);
      storeCheckedTerms(cartId, ids);
      setChecked(ids);
    },
    reload: query.reload,
  };
}
