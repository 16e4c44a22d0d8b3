import { useBasketToast } from '../../shared/basket/use-basket-toast.ts';
import { useClearBasket } from '../../shared/basket/use-clear-basket.ts';
import { QuestionButton } from '../../shared/question-button.tsx';
import { texts } from '../../texts/en.ts';

export function ClearBasket() {
  const toast = useBasketToast();
  const { clear, isClearing } = useClearBasket();

  async function confirm(): Promise<void> {
    if (await clear()) toast({ content: texts.toasts.cleared, type: 'success' });
  }

  return (
    <QuestionButton
      label={texts.basket.clear}
      icon="trash"
      title={texts.basket.clearTitle}
      text={texts.basket.clearText}
      confirmText={texts.basket.clear}
      cancelText={texts.basket.clearCancel}
      isRunning={isClearing}
      onConfirm={confirm}
    />
  );
}
