import type { Page, Route } from '@playwright/test';
import { type Card, fillBillingAddress, fillCard } from '../support/cards.ts';
import { agreeToTerms, approvalField } from '../support/checkout.ts';
import { expect } from '../support/test.ts';
import { type CheckoutCall, checkoutCalls } from './checkout-calls.ts';

export const MOMENTS = [
  'form open',
  'form filled',
  'tokenising',
  'authorising',
  'at the bank',
  'completing',
] as const;
export type Moment = (typeof MOMENTS)[number];

const payButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Pay .* now$/ });

/** Lets a call reach its server, and keeps the answer back until it is released. */
async function holdAnswer(page: Page, name: string) {
  const call = checkoutCalls.find((each) => each.name === name) as CheckoutCall;
  const released = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  await page.route(
    (url) => call.path.test(url.pathname),
    async (route: Route) => {
      if (route.request().method() !== call.method) return route.fallback();
      const response = await route.fetch();
      reached.resolve();
      await released.promise;
      // A page that was left in the meantime has no request any more.
      await route.fulfill({ response }).catch(() => undefined);
    },
    { times: 1 },
  );
  return { reached: reached.promise, release: released.resolve };
}

const HELD: Partial<Record<Moment, string>> = {
  tokenising: 'tokenise',
  authorising: 'authorise',
  completing: 'complete',
};

/** Brings an open checkout to a moment of its payment. Returns how to let a kept back answer through. */
export async function reachMoment(page: Page, moment: Moment, card: Card): Promise<() => void> {
  const held = HELD[moment];
  const answer = held ? await holdAnswer(page, held) : null;
  if (moment === 'form open') {
    await expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible();
    return () => undefined;
  }
  await agreeToTerms(page);
  await fillCard(page, card);
  await fillBillingAddress(page);
  if (moment === 'form filled') return () => undefined;
  await payButton(page).click();
  if (moment === 'at the bank') await expect(approvalField(page)).toBeVisible();
  await answer?.reached;
  return answer?.release ?? (() => undefined);
}
