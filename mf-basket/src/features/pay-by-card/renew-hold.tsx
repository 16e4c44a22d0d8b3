import { type MouseEvent, useEffect, useRef } from 'react';
import { useToast } from 'shared-platform';
import { Button, Text } from 'shared-ui/core';
import { ownHoldWords } from '../../shared/basket/hold-words.ts';
import { useBasket } from '../../shared/basket/use-basket.ts';
import { useExtendHold } from '../../shared/basket/use-extend-hold.ts';
import { texts } from '../../texts/renew-hold.ts';

/** Has the places held again, in place of the pay button: the notice at the top is far away on a phone. */
export default function RenewHold() {
  const { keep, isKeeping, refusal } = useExtendHold();
  const items = useBasket({ isFresh: false }).data?.items ?? [];
  const words = ownHoldWords({ items });
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  // The pressed button is removed once the places are held; the pay button has taken its place by then.
  useEffect(() => () => form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus(), []);

  async function press({ currentTarget }: MouseEvent<HTMLButtonElement>): Promise<void> {
    form.current = currentTarget.form;
    if (await keep()) toast({ content: words.kept, type: 'success' });
    else form.current = null;
  }

  return (
    <>
      <Text tone="muted">{items.length === 1 ? texts.beforePayingOne : texts.beforePaying}</Text>
      <Button
        variant="quiet"
        size="large"
        fullWidth
        loading={isKeeping}
        loadingText={words.keeping}
        onClick={(event: MouseEvent<HTMLButtonElement>) => void press(event)}
      >
        {words.again}
      </Button>
      {refusal && (
        <Text tone="danger" role="alert">
          {refusal}
        </Text>
      )}
    </>
  );
}
