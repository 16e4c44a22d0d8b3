import { useAppName, useSite } from 'shared-platform';
import { useIsLoggedIn } from '../../shared/use-is-logged-in.ts';
import { accountSections } from './account-sections.ts';
import { type AccountSectionLink, useAccountSections } from './use-account-sections.ts';

/**
 * The sections of the account for a customer in the drawer of any host, without those for staff. Another host does not
 * know the screens of the account, so there its documented paths count.
 */
export function useAccountMenu(): AccountSectionLink[] {
  const app = useAppName();
  const isLoggedIn = useIsLoggedIn();
  const { guestPassesEnabled } = useSite();
  const here = useAccountSections();
  if (app === 'my-account') return here;
  if (!isLoggedIn || app === 'front-of-house') return [];
  const elsewhere = accountSections({ guestPassesEnabled, isPhone: true, hasRoute: () => true });
  return elsewhere.map((section) => ({ ...section, current: undefined }));
}
