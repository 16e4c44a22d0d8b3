import type { CardPayment, Tenant } from '../../platform/index.ts';

/** Vendor name of the account that a tenant is paid into; `null` = the installation's. */
export const merchantOf = ({ settings }: Pick<Tenant, 'settings'>): string | null =>
  settings.cardPayments?.merchant ?? null;

/** A tenant's currency and billing country. */
export function moneyOf({ settings }: Pick<Tenant, 'settings'>): Pick<CardPayment, 'currency' | 'country'> {
  const { currency = 'GBP', country = 'GB' } = settings.cardPayments ?? {};
  return { currency, country };
}
