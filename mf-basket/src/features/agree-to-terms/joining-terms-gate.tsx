import type { ReactNode } from 'react';
import type { Cart } from 'shared-contracts/api/basket';
import { lazyPart, useAppName } from 'shared-platform';
import type { OpenTermsProps } from './open-terms.tsx';

const OpenTerms = lazyPart<OpenTermsProps>(
  () => import(/* webpackChunkName: "open-terms" */ './open-terms.tsx'),
  { pending: ({ skeleton }) => skeleton, keepTrying: true },
);

interface Props {
  cart: Cart;
  /** A payment that may have been received already is never sent away. */
  isUnderWay: boolean;
  /** Stands while it is not known whether everything was agreed to. */
  skeleton: ReactNode;
  children: ReactNode;
}

/**
 * Lets a membership be paid for once its health and membership terms were agreed to in joining; else it is back to where
 * that is done (decisions 27). The API says whether they are; with one that does not, this tab remembers what was ticked.
 * On the other hosts no one can have ticked them: their baskets are filled by joining.
 */
export function JoiningTermsGate({ cart, isUnderWay, skeleton, children }: Props) {
  const app = useAppName();
  const line = cart.items.find(({ type }) => type === 'membership');
  if (app !== 'online-joining' || line?.type !== 'membership' || isUnderWay) return children;
  const { joining } = line;
  if (joining?.areTermsAgreed) return children;
  return (
    <OpenTerms cartId={cart.id} path={joining?.path} skeleton={skeleton}>
      {children}
    </OpenTerms>
  );
}
