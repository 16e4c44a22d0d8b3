import type { Term } from 'shared-contracts/api/checkout';
import { Box, Skeleton } from 'shared-ui/core';
import { texts } from '../../../texts/en.ts';
import { areChecked, withTerms } from '../agree-to-terms/checked-terms.ts';
import { TermsBox } from '../agree-to-terms/terms-box.tsx';
import { useReviewTerms } from '../agree-to-terms/use-review-terms.ts';
import { LoadFailed } from '../parts/load-failed.tsx';
import { messagesWithout } from '../state/given.ts';
import { useGiven } from '../state/use-given.ts';

const words = texts.terms;

/** The health commitment and the terms of membership, a box each where there are any. */
export function ReviewTermsBoxes() {
  const { given, give } = useGiven();
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
