import { expect, type Locator, type Page } from '@playwright/test';
import { type Card, fillBillingAddress, fillCard } from '../support/cards.ts';
import { agreeToTerms, approvalField, approveAtBank } from '../support/checkout.ts';
import { PASSWORD, type Person } from '../support/people.ts';

/** More steps than any walk needs. */
const MOST_STEPS = 16;
/** Limit for a screen that offers nothing to do, in milliseconds. */
const PATIENCE = 75_000;
const GLANCE = 150;
/** Longer than any answer is kept back, in milliseconds. */
const LONGEST_ANSWER = 45_000;
const PRESS_PATIENCE = 5_000;

export interface Walk {
  /** The words of the first thing the page offered after it happened, also when that was the end. */
  next: string;
  /** Steps of the person, in order. */
  did: string[];
  /** A tab may find that there is nothing to pay, because another one has paid. */
  end: 'paid' | 'nothing to pay';
}

interface Offer {
  name: string;
  /** An element that shows that this is the next step. */
  sign: Locator;
  take(): Promise<void>;
}

const confirmed = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Your payment was successful' });

const nothingToPay = (page: Page) => page.getByRole('heading', { name: 'Nothing to pay' });

/** Presses what was just seen; what has gone in the meantime needs no press. */
async function press(button: Locator): Promise<void> {
  try {
    await button.click({ timeout: PRESS_PATIENCE });
  } catch (failure) {
    if (await button.isVisible()) throw failure;
  }
}

/** The person's possible next steps, most pressing first. */
function offersOf(page: Page, person: Person, card: Card): Offer[] {
  const main = page.getByRole('main');
  const pay = main.getByRole('button', { name: /^Pay .* now$/ });
  const login = page.getByRole('textbox', { name: 'Email address or customer ID' });
  return [
    {
      name: 'logs in',
      sign: login,
      async take() {
        await login.fill(person.username);
        await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
        await login.press('Enter');
        await expect(login).toBeHidden();
      },
    },
    {
      name: 'approves at the bank',
      sign: approvalField(page),
      async take() {
        await approveAtBank(page);
        // The bank's page stands as long as the answer to it takes.
        await expect(approvalField(page)).toBeHidden({ timeout: LONGEST_ANSWER });
      },
    },
    {
      name: 'tries again',
      sign: page.getByRole('button', { name: 'Try again' }),
      take: () => press(page.getByRole('button', { name: 'Try again' }).first()),
    },
    {
      name: 'reads the terms',
      sign: main.getByRole('button', { name: 'Continue', exact: true, disabled: false }),
      take: () => agreeToTerms(page),
    },
    {
      name: 'pays',
      sign: main.getByRole('button', { name: /^Pay .* now$/, disabled: false }),
      async take() {
        await fillCard(page, card);
        await fillBillingAddress(page);
        // The button rests from the press on until the card provider has answered.
        await Promise.all([page.waitForRequest(/\/card-identifiers$/), pay.click()]);
      },
    },
    {
      name: 'goes to the checkout',
      sign: main.getByRole('link', { name: 'Go to checkout' }),
      take: () => main.getByRole('link', { name: 'Go to checkout' }).click(),
    },
    {
      name: 'looks at the order',
      sign: main.getByRole('link', { name: 'See your order' }),
      take: () => main.getByRole('link', { name: 'See your order' }).click(),
    },
  ];
}

/** Text of a control or heading; for a field, its label. Empty if it has gone in the meantime. */
async function wordsOf(sign: Locator, timeout = GLANCE): Promise<string> {
  const read = (element: Element) =>
    element instanceof HTMLInputElement
      ? (element.labels?.[0]?.innerText ?? '')
      : (element as HTMLElement).innerText;
  const words = await sign
    .first()
    .evaluate(read, undefined, { timeout })
    .catch(() => '');
  return words.replace(/\s+/g, ' ').trim();
}

async function nextOffer(
  page: Page,
  offers: readonly Offer[],
  walk: Walk,
  hasHappened: () => boolean,
): Promise<Offer | Walk['end']> {
  const end = Date.now() + PATIENCE;
  const ended = async (how: Walk['end'], heading: Locator) => {
    // The end of the way stays.
    if (hasHappened()) walk.next ||= await wordsOf(heading, PRESS_PATIENCE);
    return how;
  };
  while (Date.now() < end) {
    if (await confirmed(page).isVisible()) return ended('paid', confirmed(page));
    if (await nothingToPay(page).isVisible()) return ended('nothing to pay', nothingToPay(page));
    for (const offer of offers) {
      if (
        await offer.sign
          .first()
          .isVisible()
          .catch(() => false)
      ) {
        if (hasHappened()) walk.next ||= await wordsOf(offer.sign);
        return offer;
      }
    }
    await page.waitForTimeout(GLANCE);
  }
  const words = (
    await page
      .getByRole('main')
      .innerText()
      .catch(() => '')
  ).slice(0, 400);
  throw new Error(`Nothing is left to do after: ${walk.did.join(', ')}. The page says: ${words}`);
}

/**
 * Does what the screen offers until the payment is confirmed or there is nothing to pay, as a person does who knows nothing of what went wrong.
 * Throws when a screen offers no way on.
 */
export async function payAsCustomer(
  page: Page,
  person: Person,
  card: Card,
  hasHappened: () => boolean = () => true,
): Promise<Walk> {
  const walk: Walk = { next: '', did: [], end: 'paid' };
  const offers = offersOf(page, person, card);
  for (let step = 0; step < MOST_STEPS; step++) {
    const offer = await nextOffer(page, offers, walk, hasHappened);
    if (typeof offer === 'string') return { ...walk, end: offer };
    walk.did.push(offer.name);
    await offer.take();
  }
  throw new Error(`The payment goes round in circles: ${walk.did.join(', ')}.`);
}
