import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { useNavigate } from 'shared-platform/router';
import { Box } from 'shared-ui/core';
import { useClearBasket } from '../shared/basket/use-clear-basket.ts';
import { QuestionButton } from '../shared/question-button.tsx';
import { texts } from '../texts/en.ts';

/**
 * Gives the order up: the basket is emptied without a word, and the way leads home (decisions 32).
 * @param isDisabled while the payment moves there is no way out.
 */
export function CancelOrder({ isDisabled }: { isDisabled: boolean }) {
  const { clear, isClearing } = useClearBasket();
  const links = useLinks();
  const navigate = useNavigate();

  async function cancel(): Promise<void> {
    if (await clear()) navigate(links.to(paths.home));
  }

  return (
    <Box sx={{ justifySelf: 'center', visibility: isDisabled ? 'hidden' : '' }}>
      <QuestionButton
        label={texts.checkout.cancel}
        title={texts.checkout.cancelTitle}
        text={texts.checkout.cancelText}
        confirmText={texts.checkout.cancel}
        cancelText={texts.checkout.cancelKeep}
        isDisabled={isDisabled}
        isRunning={isClearing}
        onConfirm={cancel}
      />
    </Box>
  );
}
