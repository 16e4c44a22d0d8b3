import { useSession } from 'shared-platform';
import { FieldsSkeleton } from '../parts/fields-skeleton.tsx';
import type { SectionContentProps } from '../sections/section-module.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { JudgeSelection } from './judge-selection.tsx';
import { useOthersForgotten } from './kept-answers.ts';
import { KnownCustomer } from './known-customer.tsx';
import { NewCustomer } from './new-customer.tsx';

/** A new customer opens an account; a known one sees who they are and answers what the purchase asks. */
export function DetailsContent({ onFinish }: SectionContentProps) {
  const { status, user } = useSession();
  useOthersForgotten();
  const { joining } = useJoining();
  if (status === 'checking') return <FieldsSkeleton />;
  if (!user) return <NewCustomer />;
  return joining.isNewCustomer ? <JudgeSelection /> : <KnownCustomer user={user} onFinish={onFinish} />;
}
