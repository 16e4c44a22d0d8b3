import { Notice } from 'shared-ui/core';
import type { Meanwhile } from '../basket/meanwhile.ts';
import { texts } from '../texts/en.ts';
import { TakesFocus } from './takes-focus.tsx';

/** Says that another tab changed the basket on screen; nothing when it did not. */
export function ChangedBasket({ meanwhile }: { meanwhile: Meanwhile | null }) {
  if (meanwhile?.happened !== 'changed') return null;
  return (
    <TakesFocus cause={meanwhile}>
      <Notice severity="info" live={false}>
        {texts.elsewhere.changed}
      </Notice>
    </TakesFocus>
  );
}
