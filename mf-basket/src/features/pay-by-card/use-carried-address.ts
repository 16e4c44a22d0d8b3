import { useEffect, useMemo } from 'react';
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
 * The billing address that this person gave for their Direct Debit on the page before. It stays with the page in the
 * history, for Back, Forward and a reload; that of another person is removed at once.
 */
export function useCarriedAddress(): Infer<typeof carriedSchema>['billingAddress'] | null {
  const { user, status } = useSession();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const carried = useMemo(() => {
    const parsed = safeParse(carriedSchema, state);
    return parsed.success ? parsed.data : null;
  }, [state]);
  const isOwn = carried?.owner === user?.id;
  const isOfAnother = carried !== null && status !== 'checking' && !isOwn;
  useEffect(() => {
    if (isOfAnother) void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  }, [isOfAnother, navigate, pathname, search]);
  return carried && isOwn ? carried.billingAddress : null;
}
