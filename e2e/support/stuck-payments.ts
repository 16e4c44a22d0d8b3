import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import { advanceClock } from './clock.ts';
import { logInAsCustomer } from './customer.ts';
import { origin, sandboxOrigin } from './hosts.ts';
import { readLedger } from './ledger.ts';
import { people } from './people.ts';

/** When the settling looks at a payment that cannot be decided, in seconds from one look to the next; then staff see it. */
const LOOKS = [46, 6, 11, 21, 61, 121];

/** Lets time go by until a payment that cannot be settled is on the list of staff. */
export async function waitUntilListed(request: APIRequestContext): Promise<void> {
  for (const seconds of LOOKS) await advanceClock(request, seconds);
}

/** Opens 'Payments to sort out' as staff. */
export async function openPaymentsToSortOut(
  request: APIRequestContext,
  context: BrowserContext,
): Promise<Page> {
  const page = await context.newPage();
  await (await logInAsCustomer(request, people.staff)).logIn(context);
  await page.goto(`${origin('riverside', 'front-of-house')}/payments-to-sort-out`);
  return page;
}

/** Says what is to be done about a payment of the list, with a note. */
export async function sortOut(payment: Locator, resolution: string, note: string): Promise<void> {
  await payment.getByRole('radio', { name: resolution }).check();
  await payment.getByRole('textbox', { name: 'Note' }).fill(note);
  await payment.getByRole('button', { name: 'Save decision' }).click();
}

/** Voids the charge of a card in the provider's own portal, behind the back of the API. */
export async function voidInProviderPortal(request: APIRequestContext, cardNumber: string): Promise<void> {
  const ledger = await readLedger(request);
  const charge = ledger.find(({ lastFourDigits }) => lastFourDigits === cardNumber.slice(-4));
  const credentials = Buffer.from('local-key:local-password').toString('base64');
  const answer = await request.post(
    `${sandboxOrigin}/api/v1/transactions/${charge?.transactionId}/instructions`,
    { headers: { authorization: `Basic ${credentials}` }, data: { instructionType: 'void' } },
  );
  if (!answer.ok()) throw new Error(`The card provider refused the void: ${answer.status()}`);
}
