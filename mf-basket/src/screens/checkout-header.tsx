import { type ReactNode, useEffect, useRef } from 'react';
import { lowHeader } from 'shared-contracts/kiosk-styles';
import { PageHeader, Skeleton } from 'shared-ui/core';
import { texts } from '../texts/en.ts';

interface Props {
  /** Total, as the server formats it. */
  total?: string | undefined;
  /** Monthly price after that, in the server's words. */
  later?: string | null | undefined;
  /** Time left for the held places. */
  timer?: ReactNode;
  /** Keeps the room of both. */
  isLoading?: boolean;
}

/** The top of every state of the checkout, which is a page load of its own: focus starts at its heading. */
export function CheckoutHeader({ total, later, timer, isLoading = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <PageHeader
      sx={lowHeader}
      title={texts.checkout.title}
      titleRef={heading}
      actions={isLoading ? <Skeleton width={270} height={45} /> : timer}
      lead={
        isLoading ? (
          <Skeleton width={140} height="1.5em" />
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
  );
}
