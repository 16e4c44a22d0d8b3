import { Skeleton } from 'shared-ui/core';
import { Checkbox } from 'shared-ui/forms';
import { texts } from '../../../texts/en.ts';
import { TermsBox } from '../agree-to-terms/terms-box.tsx';
import { LoadFailed } from '../parts/load-failed.tsx';
import { useDirectDebit } from './use-direct-debit.ts';

/** That the payer may set up the Direct Debit, and agrees to its terms where there are any. */
export function Confirmations() {
  const { entry, terms, refusal, change } = useDirectDebit();
  return (
    <div>
      <Checkbox
        label={texts.directDebit.authorised}
        name="isAuthorised"
        aria-required
        checked={entry.isAuthorised}
        onChange={({ target }) => change({ isAuthorised: target.checked })}
      />
      {terms.state === 'loading' && <Skeleton height={56} />}
      {terms.state === 'error' && (
        <LoadFailed title={texts.terms.failed} message={terms.error?.message} onTryAgain={terms.reload} />
      )}
      {terms.data && (
        <TermsBox
          label={texts.terms.directDebit}
          title={texts.terms.directDebitTitle}
          terms={terms.data}
          isTicked={entry.hasAgreed}
          error={refusal.atFields.ddTermsAccepted}
          onTick={(hasAgreed) => change({ hasAgreed })}
        />
      )}
    </div>
  );
}
