import { Notice } from 'shared-ui/core';
import type { BasketChange } from './basket/basket-change.ts';
import { useBasketWords } from './basket/basket-words.ts';
import { FocusOnMount } from './focus-on-mount.tsx';

/** Says that another tab changed the basket on screen; nothing when it did not. */
export function ChangedBasket({ basketChange }: { basketChange: BasketChange | null }) {
  const words = useBasketWords();
  if (basketChange?.happened !== 'changed') return null;
  return (
    <FocusOnMount cause={basketChange}>
      <Notice severity="info" live={false} sx={{ mb: 3 }}>
        {words.elsewhere.changed}
      </Notice>
    </FocusOnMount>
  );
}
