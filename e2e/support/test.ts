import { test as base } from '@playwright/test';
import { type Customer, logInAsCustomer } from './customer.ts';
import { customerOfWorker, type Person } from './people.ts';

interface Fixtures {
  /** Signs a person in at the API; the basket is empty at first and emptied again in the end. */
  become(person: Person): Promise<Customer>;
  /** Logs a person into the browser; their basket stays as it is. */
  enterAs(person: Person): Promise<Customer>;
  /** Someone of Riverside Leisure who is no one else's while the test runs. */
  customer: Customer;
}

export const test = base.extend<Fixtures>({
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
  customer: async ({ become }, use, { parallelIndex }) => use(await become(customerOfWorker(parallelIndex))),
});

export { expect } from '@playwright/test';
