import { useState } from 'react';
import { useSite } from 'shared-platform';
import { Button, Notice, Stack, Text } from 'shared-ui/core';
import { AlreadyHeld } from '../../shared/change/already-held.tsx';
import { ChangeSummary } from '../../shared/change/change-summary.tsx';
import { useCosts } from '../../shared/costs/use-costs.ts';
import { usePrice } from '../../shared/costs/use-price.ts';
import { useJoiningEntries } from '../../shared/entries/use-joining-entries.ts';
import { modeRules } from '../../shared/machine/mode-rules.ts';
import { needsDirectDebit } from '../../shared/machine/section-definitions.ts';
import { useReview } from '../../shared/review/use-review.ts';
import type { SectionContentProps } from '../../shared/sections/section-module.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { useJoiningFacts } from '../../shared/state/use-joining-facts.ts';
import { SubmitButton } from '../../shared/submission/submit-button.tsx';
import { texts } from '../../texts/review.ts';
import { BillingDayPicker } from './billing-day-picker.tsx';
import { BillingNotice } from './billing-notice.tsx';
import { ChangedBookings } from './changed-bookings.tsx';
import { CostBreakdown } from './cost-breakdown.tsx';
import { unshownDatesMessages } from './dates-messages.ts';
import { DatesSkeleton } from './dates-skeleton.tsx';
import { MembershipSummary } from './membership-summary.tsx';
import { PromotionBox } from './promotion-box.tsx';
import { ProofNotice } from './proof-notice.tsx';
import { ReviewTermsBoxes } from './review-terms-boxes.tsx';
import { StartDatePicker } from './start-date-picker.tsx';

const words = texts.dates;

/** Review & select dates: what was chosen, when it starts, what it costs, what is agreed to. */
export function DatesContent({ onFinish }: SectionContentProps) {
  const { mode } = useJoining().joining;
  const facts = useJoiningFacts();
  const review = useReview();
  const { data: costs } = useCosts();
  const { state } = usePrice();
  const [isPriced, setPriced] = useState(false);
  if (!isPriced && state !== 'loading') setPriced(true);
  const [isDayValid, setDayValid] = useState(true);
  const { given } = useJoiningEntries();
  const { availableBillingDates } = useSite();
  const isReady = review.isReviewed && isDayValid;
  const asksPromotion = modeRules[mode].hasPromotion && costs?.promotionEnabled === true;
  const unshown = unshownDatesMessages(given.messages, {
    startDate: Boolean(review.day && review.window),
    billingDay: review.asksDay && availableBillingDates.length > 0,
    promotion: asksPromotion,
  });
  // Most of what is asked here depends on the price: shown before, it would come piece by piece.
  if (!isPriced) return <DatesSkeleton />;
  return (
    <Stack spacing={4}>
      {unshown.length > 0 && <Notice severity="danger">{unshown.join(' ')}</Notice>}
      <AlreadyHeld />
      <ChangeSummary />
      <ProofNotice />
      <ChangedBookings />
      <MembershipSummary day={review.day} />
      {review.day && review.window && (
        <StartDatePicker day={review.day} window={review.window} onValid={setDayValid} />
      )}
      <BillingNotice />
      {review.asksDay && <BillingDayPicker />}
      {asksPromotion && <PromotionBox />}
      <CostBreakdown />
      <ReviewTermsBoxes />
      <Stack spacing={1.5}>
        {!review.isReviewed && (
          <Text>{review.asksDay && given.billingDay === null ? words.chooseAndTick : words.tick}</Text>
        )}
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
    </Stack>
  );
}
