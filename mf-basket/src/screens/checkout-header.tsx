import { type ReactNode, useEffect, useRef } from 'react';
import { lowHeader, onUprightKiosk } from 'shared-contracts/kiosk-styles';
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
  /** Monthly price after that, in the server's words. */
  later?: string | null | undefined;
  /** Time left for the held places. */
  timer?: ReactNode;
  /** The places are no longer held: the notice takes a row of its own, so that the heading stays where it is. */
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

/** The notice has a row of its own, as wide as the form below it, which has the sums at its side. */
const holdOver = {
  '& > :last-of-type': {
    flex: { xs: '1 1 100%', md: '1 1 calc(100% - 400px)' },
    mr: { md: '400px' },
    ...onUprightKiosk({ flexBasis: '100%', marginRight: 0 }),
  },
};

/** The top of every state of the checkout, which is a page load of its own: focus starts at its heading. */
export function CheckoutHeader({
  total,
  lineCount = 0,
  isBlocked = false,
  later,
  timer,
  isHoldOver = false,
  isLoading = false,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other number of lines may have taken the focus
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [lineCount]);
  return (
    <Box sx={[head, lowHeader, isHoldOver && holdOver]}>
      <PageHeader
        sx={{ flex: '1 1 280px', minWidth: 0, paddingBlock: 0 }}
        title={texts.checkout.title}
        titleRef={heading}
        lead={
          isLoading ? (
            <Skeleton width={140} height="1.5em" />
          ) : isBlocked ? (
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
