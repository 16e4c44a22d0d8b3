import path from 'node:path';
import { test as base } from '@playwright/test';
import { inRoot } from 'tooling/repository';
import { withFileLock } from 'tooling/system/with-file-lock';
import { port } from '../system-under-test.ts';
import { type Customer, logInAsCustomer } from './customer.ts';
import { customerOfWorker, type Person } from './people.ts';

interface Fixtures {
  /** Signs a person in at the API; the basket is empty at first and emptied again in the end. */
  become(person: Person): Promise<Customer>;
  /** Logs a person into the browser; their basket stays as it is. */
  enterAs(person: Person): Promise<Customer>;
  /**
   * Waits until no other test has reserved a seeded person, who is this test's until it ends. For tests of several files
   * that leave traces with one person.
   */
  reserve(person: Person): Promise<void>;
  /** Someone of Riverside Leisure who is no one else's while the test runs. */
  customer: Customer;
}

/** Others may need the person so long, in milliseconds. */
const LONGEST_WAIT = 240_000;

export const test = base.extend<Fixtures>({
  // A delayed answer that is still on its way when a test ends is no failure of it.
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  become: async ({ request }, use) => {
    const customers: Customer[] = [];
    await use(async (person) => {
      const customer = await logInAsCustomer(request, person);
      await customer.clearBasket();
      customers.push(customer);
      return customer;
    });
    for (const { clearBasket, person } of customers) {
      // The test may have ended the session.
      await clearBasket().catch(async () => (await logInAsCustomer(request, person)).clearBasket());
    }
  },
  enterAs: async ({ request, context }, use) =>
    use(async (person) => {
      const customer = await logInAsCustomer(request, person);
      await customer.logIn(context);
      return customer;
    }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from it.
  reserve: async ({}, use, testInfo) => {
    const end = Promise.withResolvers<void>();
    const released: Promise<void>[] = [];
    await use(async ({ username }) => {
      testInfo.setTimeout(testInfo.timeout + LONGEST_WAIT);
      const reserved = Promise.withResolvers<void>();
      const file = inRoot('.cache/e2e-people', String(port), path.basename(username));
      const release = withFileLock(file, async () => {
        reserved.resolve();
        await end.promise;
      });
      released.push(release);
      // If it cannot be locked, the test fails at once.
      await Promise.race([reserved.promise, release]);
    });
    end.resolve();
    await Promise.all(released);
  },
  customer: async ({ become }, use, { parallelIndex }) => use(await become(customerOfWorker(parallelIndex))),
});

export { expect } from '@playwright/test';
