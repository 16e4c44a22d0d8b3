import { useState } from 'react';
import { displayDay } from 'shared-contracts/dates';
import { Button, Stack, Text } from 'shared-ui/core';
import { texts } from '../../../texts/en.ts';
import { useCosts } from '../costs/use-costs.ts';
import { needsDirectDebit } from '../sections/section-definitions.ts';
import type { SectionContentProps } from '../sections/section-module.ts';
import { useJoiningFacts } from '../sections/use-joining-facts.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { SubmitButton } from '../submit/submit-button.tsx';
import { BillingDayPicker } from './billing-day-picker.tsx';
import { BillingNotices } from './billing-notices.tsx';
import { CostBreakdown } from './cost-breakdown.tsx';
import { MembershipSummary } from './membership-summary.tsx';
import { PromotionBox } from './promotion-box.tsx';
import { ReviewTermsBoxes } from './review-terms-boxes.tsx';
import { StartDatePicker } from './start-date-picker.tsx';
import { useReview } from './use-review.ts';

const words = texts.dates;

/** Review & select dates: what was chosen, when it starts, what it costs, what is agreed to. */
export function DatesContent({ onFinish }: SectionContentProps) {
  const { mode } = useJoining().joining;
  const facts = useJoiningFacts();
  const review = useReview();
  const { data: costs } = useCosts();
  const [isDayValid, setDayValid] = useState(true);
  const isReady = review.isReviewed && isDayValid;
  return (
    <Stack spacing={4}>
      {review.day && <Text>{words.startsOn(displayDay(review.day))}</Text>}
      <MembershipSummary day={review.day} />
      {review.day && review.window && (
        <StartDatePicker day={review.day} window={review.window} onValid={setDayValid} />
      )}
      <BillingNotices />
      {review.asksDay && <BillingDayPicker />}
      {mode === 'join' && costs?.promotionEnabled && <PromotionBox />}
      <CostBreakdown />
      <ReviewTermsBoxes />
      {needsDirectDebit(facts) ? (
        <Button disabled={!isReady} onClick={onFinish} sx={{ alignSelf: { sm: 'start' } }}>
          {words.continue}
        </Button>
      ) : (
        <SubmitButton isDisabled={!isReady} onFinish={onFinish}>
          {words.toCheckout}
        </SubmitButton>
      )}
    </Stack>
  );
}
