import { useSession } from 'shared-platform';
import { FieldsSkeleton } from '../../shared/fields-skeleton.tsx';
import type { SectionContentProps } from '../../shared/sections/section-module.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { EligibilityCheck } from './eligibility-check.tsx';
import { KnownCustomer } from './known-customer.tsx';
import { NewCustomer } from './new-customer.tsx';
import { useClearOnPersonChange } from './typed-answers.ts';

/** A new customer opens an account; a known one sees who they are and answers what the purchase asks. */
export function DetailsContent({ onFinish }: SectionContentProps) {
  const { status, user } = useSession();
  useClearOnPersonChange();
  const { joining } = useJoining();
  if (status === 'checking') return <FieldsSkeleton isLong />;
  if (!user) return <NewCustomer />;
  return joining.isNewCustomer ? <EligibilityCheck /> : <KnownCustomer user={user} onFinish={onFinish} />;
}
