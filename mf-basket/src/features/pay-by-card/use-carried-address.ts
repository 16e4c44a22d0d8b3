import { useEffect, useState } from 'react';
import { type Infer, nullable, object, safeParse, string } from 'shared-contracts/schema';
import { useSession } from 'shared-platform';
import { useLocation, useNavigate } from 'shared-platform/router';

const carriedSchema = object({
  owner: string(),
  billingAddress: object({
    billingAddressLineOne: string(),
    billingAddressLineTwo: nullable(string()),
    billingCity: string(),
    billingPostcode: string(),
  }),
});

/**
 * The billing address that this person gave for their Direct Debit on the page before. It is taken out of the history at
 * once: the form is its only place then.
 */
export function useCarriedAddress(): Infer<typeof carriedSchema>['billingAddress'] | null {
  const { user } = useSession();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const carried = safeParse(carriedSchema, state);
  const [address] = useState(() =>
    carried.success && carried.data.owner === user?.id ? carried.data.billingAddress : null,
  );
  const isCarried = carried.success;
  useEffect(() => {
    if (isCarried) void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  }, [isCarried, navigate, pathname, search]);
  return address;
}
