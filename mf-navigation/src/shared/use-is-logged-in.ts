import { useSession } from 'shared-platform';

/** Whether the person is a customer. While a held token is checked, its holder counts as one. */
export const useIsLoggedIn = (): boolean => useSession().status !== 'anonymous';
