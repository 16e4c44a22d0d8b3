import { Notice } from 'shared-ui/core';
import { texts } from '../texts/en.ts';
import type { BasketChange } from './basket/basket-change.ts';
import { FocusOnMount } from './focus-on-mount.tsx';

/** Says that another tab changed the basket on screen; nothing when it did not. */
export function ChangedBasket({ basketChange }: { basketChange: BasketChange | null }) {
  if (basketChange?.happened !== 'changed') return null;
  return (
    <FocusOnMount cause={basketChange}>
      <Notice severity="info" live={false} sx={{ mb: 3 }}>
        {texts.elsewhere.changed}
      </Notice>
    </FocusOnMount>
  );
}
