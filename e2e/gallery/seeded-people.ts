import type { Tenant } from '../support/hosts.ts';
import { type Person, people } from '../support/people.ts';

const SEEDED = {
  sam: { riverside: people.sam, northpeak: people.northpeakSam, harbour: people.harbourSam },
  alex: { riverside: people.alex },
  jo: { riverside: people.jo },
  lee: { riverside: people.lee },
  casey: { riverside: people.casey },
} satisfies Record<string, Partial<Record<Tenant, Person>>>;

/** The people who can be logged in; Sam is a customer of every tenant. */
export type PersonName = keyof typeof SEEDED;

/** Someone as a tenant knows them; `null` where they have no account. */
export function personOf(name: PersonName, tenant: Tenant): Person | null {
  const accounts: Partial<Record<Tenant, Person>> = SEEDED[name];
  return accounts[tenant] ?? null;
}
