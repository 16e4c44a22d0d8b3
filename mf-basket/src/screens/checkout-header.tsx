import { type ReactNode, useEffect, useRef } from 'react';
import { lowHeader } from 'shared-contracts/kiosk-styles';
import { useFlags } from 'shared-platform';
import { Box, PageHeader, Skeleton } from 'shared-ui/core';
import { HoldTimerSkeleton } from '../shared/basket/hold-timer.tsx';
import { texts } from '../texts/en.ts';

interface Props {
  /** Total, as the server formats it. */
  total?: string | undefined;
  /** Number of lines; one that is removed takes the focus of its button with it. */
  lineCount?: number | undefined;
  /** The basket cannot be paid for as it is, so it has no total. */
  isBlocked?: boolean;
  /** There is nothing to pay. */
  isFree?: boolean;
  /** Monthly price after that, in the server's words. */
  later?: string | null | undefined;
  /** Time left for the held places. */
  timer?: ReactNode;
  /** The places are no longer held, which is said above the form. */
  isHoldOver?: boolean;
  /** Keeps the room of total and timer. */
  isLoading?: boolean;
}

/** The title, and the timer beside it. */
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '16px 32px',
  paddingBlock: 'clamp(24px, 4vw, 48px) clamp(20px, 3vw, 32px)',
  '& > :empty': { display: 'none' },
};

/** The top of every state of the checkout, which is a page load of its own: focus starts at its heading. */
export function CheckoutHeader({
  total,
  lineCount = 0,
  isBlocked = false,
  isFree = false,
  later,
  timer,
  isHoldOver = false,
  isLoading = false,
}: Props) {
  const { kiosk } = useFlags();
  // A free order has no total, and a kiosk's summary with its own is right below the title.
  const isCount = isBlocked || isFree || (kiosk && !later);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other number of lines may have taken the focus, as may the end of the notice
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [lineCount, isHoldOver]);
  return (
    <Box sx={[head, lowHeader]}>
      <PageHeader
        sx={{ flex: '1 1 280px', minWidth: 0, paddingBlock: 0 }}
        title={texts.checkout.title}
        titleRef={heading}
        lead={
          isLoading ? (
            <Skeleton width={140} height="1.5em" />
          ) : isCount && lineCount > 0 ? (
            texts.basket.items(lineCount)
          ) : (
            total && (
              <>
                {texts.checkout.totalToPay} <strong>{total}</strong>
                {later && `, ${later}`}
              </>
            )
          )
        }
      />
      {isLoading ? <HoldTimerSkeleton /> : timer}
    </Box>
  );
}
