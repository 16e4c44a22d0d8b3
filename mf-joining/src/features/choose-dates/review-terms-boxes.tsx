import type { Term } from 'shared-contracts/api/checkout';
import { Box, Skeleton } from 'shared-ui/core';
import { messagesWithout } from '../../shared/entries/joining-entries.ts';
import { useJoiningEntries } from '../../shared/entries/use-joining-entries.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { areChecked, withTerms } from '../../shared/terms/checked-terms.ts';
import { TermsBox } from '../../shared/terms/terms-box.tsx';
import { useReviewTerms } from '../../shared/terms/use-review-terms.ts';
import { texts } from '../../texts/review.ts';

const words = texts.terms;

/** The health commitment and the terms of membership, a box each where there are any. */
export function ReviewTermsBoxes() {
  const { given, give } = useJoiningEntries();
  const { state, message, health, membership, reload } = useReviewTerms();
  if (state === 'error') return <LoadFailed title={words.failed} message={message} onTryAgain={reload} />;
  if (state === 'loading')
    return (
      <Box role="status" aria-label={words.loading}>
        <Skeleton height={88} />
      </Box>
    );
  const boxOf = (terms: readonly Term[]) => ({
    terms,
    isTicked: areChecked(terms, given.checkedTerms),
    onTick: (isTicked: boolean) =>
      give({
        checkedTerms: withTerms(given.checkedTerms, terms, isTicked),
        messages: messagesWithout(given.messages, ['checkedTerms']),
      }),
  });
  return (
    <div>
      <TermsBox label={words.health} title={words.healthTitle} {...boxOf(health)} />
      <TermsBox label={words.membership} title={words.membershipTitle} {...boxOf(membership)} />
    </div>
  );
}
