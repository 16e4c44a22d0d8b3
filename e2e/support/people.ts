import type { Tenant } from './hosts.ts';

export interface Person {
  tenant: Tenant;
  /** Email address, or the customer id of a person who shares theirs. */
  username: string;
  firstName: string;
  password: string;
}

/** Of the seeded people. No one new could set it: it is too common. */
export const PASSWORD = 'Passw0rd!';
/** Of people whom a test registers. */
export const NEW_PASSWORD = 'kettle otter violin';

const person = (tenant: Tenant, username: string, firstName: string): Person => ({
  tenant,
  username,
  firstName,
  password: PASSWORD,
});

/**
 * The seeded people. Files run side by side, so the basket of each belongs to one of them: Alex's to the members, Jo's
 * to the capacity, Casey's to the family, those of the other tenants to the accessibility.
 */
export const people = {
  sam: person('riverside', 'sam.new@example.com', 'Sam'),
  robin: person('riverside', 'RIV100004', 'Robin'),
  frankie: person('riverside', 'RIV100005', 'Frankie'),
  alex: person('riverside', 'alex.member@example.com', 'Alex'),
  jo: person('riverside', 'jo.renew@example.com', 'Jo'),
  lee: person('riverside', 'lee.lapsed@example.com', 'Lee'),
  casey: person('riverside', 'casey.parent@example.com', 'Casey'),
  nia: person('riverside', 'nia.everywhere@example.com', 'Nia'),
  staff: person('riverside', 'staff@example.com', 'Morgan'),
  desk: person('riverside', 'desk@example.com', 'Ellis'),
  northpeakSam: person('northpeak', 'sam.new@example.com', 'Sam'),
  harbourSam: person('harbour', 'sam.new@example.com', 'Sam'),
};

/** One customer for each worker, so that tests that run at the same time share no basket. */
const customersByWorker = [people.sam, people.robin, people.frankie];

export function customerOfWorker(parallelIndex: number): Person {
  const customer = customersByWorker[parallelIndex];
  if (!customer) throw new Error(`There are customers for ${customersByWorker.length} workers only.`);
  return customer;
}
