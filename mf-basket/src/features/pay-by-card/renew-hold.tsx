import { type MouseEvent, useEffect, useRef } from 'react';
import { useToast } from 'shared-platform';
import { Button, Text } from 'shared-ui/core';
import { useExtendHold } from '../../shared/basket/use-extend-hold.ts';
import { texts } from '../../texts/en.ts';
import { texts as words } from '../../texts/renew-hold.ts';

/** Has the places kept again, beside the button that waits for it: the notice at the top is far away on a phone. */
export default function RenewHold() {
  const { keep, isKeeping, refusal } = useExtendHold();
  const toast = useToast();
  const payButton = useRef<HTMLButtonElement>(null);
  // The pressed button is removed once the places are held; the pay button is enabled by then.
  useEffect(() => () => payButton.current?.focus(), []);

  async function press({ currentTarget }: MouseEvent<HTMLButtonElement>): Promise<void> {
    payButton.current = currentTarget.form?.querySelector<HTMLButtonElement>('[type=submit]') ?? null;
    if (await keep()) toast({ content: texts.hold.kept, type: 'success' });
    else payButton.current = null;
  }

  return (
    <>
      <Text tone="warning">{words.beforePaying}</Text>
      <Button
        variant="quiet"
        size="large"
        fullWidth
        loading={isKeeping}
        loadingText={texts.hold.keeping}
        onClick={(event: MouseEvent<HTMLButtonElement>) => void press(event)}
      >
        {words.keep}
      </Button>
      {refusal && (
        <Text tone="danger" role="alert">
          {refusal}
        </Text>
      )}
    </>
  );
}
