import { type ReactNode, useRef } from 'react';
import type { Cart } from 'shared-contracts/api/basket';
import { Box, Button, Notice, Text, VisuallyHidden } from 'shared-ui/core';
import { hasLapsedHold } from './basket-lines.ts';
import { HoldTimer } from './hold-timer.tsx';
import { type HoldWords, ownHoldWords } from './hold-words.ts';
import { useExtendHold } from './use-extend-hold.ts';

/** The time left is as wide as its words, the notice that it is over as wide as the rest. */
const held = {
  display: 'grid',
  gap: 1,
  outline: 'none',
  '& > :not([data-surface])': { justifySelf: 'start' },
};

interface Props {
  cart: Cart;
  /** A payment is in flight, which keeps the places itself. */
  isDisabled?: boolean;
  onHoldEnd(): void;
  /** Called once the places are held again or for longer. */
  onKept?(words: HoldWords): void;
  /** Those of the basket's owner by default. */
  words?: HoldWords;
  /** Something else is the next step, so that holding the places again is quiet; no by default. */
  isQuiet?: boolean;
  /** Beside the button that holds the places again. */
  otherWay?: ReactNode;
}

/**
 * Time left for the held places of a basket, with a button to keep them for longer before that ends, and to try for
 * them again afterwards (WCAG 2.2, 2.2.1).
 */
export function HeldPlaces({
  cart,
  isDisabled = false,
  onHoldEnd,
  onKept,
  words = ownHoldWords(cart),
  isQuiet = false,
  otherWay,
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { keep, isKeeping, wasKept, refusal } = useExtendHold();
  const isOver = hasLapsedHold(cart.items);
  if (!cart.holdExpiresAt && !isOver) return null;

  async function press(): Promise<void> {
    // The pressed button disappears once the places are held.
    if (!(await keep())) return;
    box.current?.focus();
    onKept?.(words);
  }

  const button = (label: string, variant: 'primary' | 'quiet' = 'quiet') => (
    <Button
      variant={variant}
      size="small"
      loading={isKeeping}
      loadingText={words.keeping}
      disabled={isDisabled}
      onClick={() => void press()}
    >
      {label}
    </Button>
  );

  return (
    <Box ref={box} tabIndex={-1} sx={held}>
      {isOver && (
        <Notice
          severity="warning"
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' }}>
              {button(words.again, isQuiet ? 'quiet' : 'primary')}
              {otherWay}
            </Box>
          }
        >
          {words.ended}
        </Notice>
      )}
      {cart.holdExpiresAt && (
        <HoldTimer
          key={cart.holdExpiresAt}
          holdExpiresAt={cart.holdExpiresAt}
          now={cart.now}
          more={isOver ? null : button(words.longer)}
          words={words}
          onEnd={onHoldEnd}
        />
      )}
      {refusal && (
        <Text tone="danger" role="alert">
          {refusal}
        </Text>
      )}
      <VisuallyHidden role="status">{wasKept && words.kept}</VisuallyHidden>
    </Box>
  );
}
