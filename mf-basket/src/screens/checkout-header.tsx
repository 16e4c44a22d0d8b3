import type { ReactNode } from 'react';
import { PageHeader } from 'shared-ui/core';
import { texts } from '../texts/en.ts';

interface Props {
  /** What is to pay, as the server formats it. */
  total?: string;
  /** How long the places are kept. */
  timer?: ReactNode;
}

export function CheckoutHeader({ total, timer }: Props) {
  return (
    <PageHeader
      title={texts.checkout.title}
      actions={timer}
      lead={
        total && (
          <>
            {texts.checkout.totalToPay} <strong>{total}</strong>
          </>
        )
      }
    />
  );
}
