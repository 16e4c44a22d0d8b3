import { useSession } from 'shared-platform';

/** True if the person is a customer. While a token is being checked, its holder counts as one. */
export const useIsLoggedIn = (): boolean => useSession().status !== 'anonymous';
