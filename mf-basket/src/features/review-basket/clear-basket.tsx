import { useBasketToast } from '../../shared/basket/use-basket-toast.ts';
import { useClearBasket } from '../../shared/basket/use-clear-basket.ts';
import { QuestionButton } from '../../shared/question-button.tsx';
import { texts as words } from '../../texts/review.ts';

export function ClearBasket() {
  const toast = useBasketToast();
  const { clear, isClearing } = useClearBasket();

  async function confirm(): Promise<void> {
    if (await clear()) toast({ content: words.cleared, type: 'success' });
  }

  return (
    <QuestionButton
      label={words.clear}
      icon="trash"
      title={words.clearTitle}
      text={words.clearText}
      confirmText={words.clear}
      cancelText={words.clearCancel}
      isRunning={isClearing}
      onConfirm={confirm}
    />
  );
}
