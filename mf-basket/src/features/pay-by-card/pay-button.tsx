import { Button } from 'shared-ui/core';
import { useBasketWords } from '../../shared/basket/basket-words.ts';
import { texts } from '../../texts/en.ts';

interface Props {
  /** As the server formats it. */
  amount: string;
  isFree: boolean;
  /** Terms are still to be agreed: the button opens them. */
  needsTerms: boolean;
  isPaying: boolean;
  /** The form is being opened for another try; no by default. */
  isOpening?: boolean;
  isDisabled: boolean;
  /** In place of the words for an order that is free here; none by default. */
  confirm?: string | null;
  /** Something else is the next step, so that this one is quiet; no by default. */
  isQuiet?: boolean;
}

/** 'Continue' while terms are unticked, then the obligation in so many words (joining specification 4). */
export function PayButton({
  amount,
  isFree,
  needsTerms,
  isPaying,
  isOpening = false,
  isDisabled,
  confirm = null,
  isQuiet,
}: Props) {
  const words = useBasketWords();
  const ready = isFree ? (confirm ?? texts.pay.confirm) : texts.pay.pay(amount);
  const wording = needsTerms ? texts.pay.continue : ready;
  const busy = isFree ? words.pay.confirming : texts.pay.paying;
  return (
    <Button
      type="submit"
      variant={isQuiet ? 'quiet' : 'primary'}
      size="large"
      fullWidth
      loading={isPaying || isOpening}
      loadingText={isPaying ? busy : words.checkout.loading}
      disabled={isDisabled}
    >
      {isPaying && !needsTerms ? busy : wording}
    </Button>
  );
}
