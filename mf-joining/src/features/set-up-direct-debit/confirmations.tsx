import { Skeleton } from 'shared-ui/core';
import { Checkbox } from 'shared-ui/forms';
import { useDirectDebit } from '../../shared/direct-debit/use-direct-debit.ts';
import { useJoiningEntries } from '../../shared/entries/use-joining-entries.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { withTerms } from '../../shared/terms/checked-terms.ts';
import { TermsBox } from '../../shared/terms/terms-box.tsx';
import { texts } from '../../texts/direct-debit.ts';
import { texts as review } from '../../texts/review.ts';

/** Confirms that the payer may set up the Direct Debit, and agrees to its terms if there are any. */
export function Confirmations() {
  const { entry, terms, refusal, change } = useDirectDebit();
  const { given, give } = useJoiningEntries();

  /** The wording goes along, so that it is the one that was read. */
  function agree(hasAgreed: boolean) {
    change({ hasAgreed });
    give({ checkedTerms: withTerms(given.checkedTerms, terms.data ?? [], hasAgreed) });
  }

  return (
    <div>
      <Checkbox
        label={texts.authorised}
        name="isAuthorised"
        aria-required
        checked={entry.isAuthorised}
        onChange={({ target }) => change({ isAuthorised: target.checked })}
      />
      {terms.state === 'loading' && <Skeleton height={56} />}
      {terms.state === 'error' && (
        <LoadFailed title={review.terms.failed} message={terms.error?.message} onTryAgain={terms.reload} />
      )}
      {terms.data && (
        <TermsBox
          label={review.terms.directDebit}
          title={review.terms.directDebitTitle}
          terms={terms.data}
          isTicked={entry.hasAgreed}
          error={refusal.atFields.ddTermsAccepted}
          onTick={agree}
        />
      )}
    </div>
  );
}
