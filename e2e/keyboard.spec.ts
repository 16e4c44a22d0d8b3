import { siteDay } from 'shared-contracts/dates';
import { FRICTIONLESS_HOLDER, nextYear, ownVisa } from './support/cards.ts';
import { expectConfirmation, payButton } from './support/checkout.ts';
import { flagships, origin } from './support/hosts.ts';
import { expectFocusTrapped, expectVisibleFocus, tabTo } from './support/keyboard.ts';
import { PASSWORD } from './support/people.ts';
import { expect, test } from './support/test.ts';
import {
  addButtonName,
  dayFromToday,
  dayName,
  dayPath,
  findSession,
  isPaid,
  sessionRow,
} from './support/timetable.ts';

test('a class is booked and paid for by keyboard alone', async ({ page, request, customer }) => {
  test.slow();
  const venue = flagships.riverside;
  const session = await findSession(customer, { isWanted: isPaid });
  const day = siteDay(session.startDate);
  const main = page.getByRole('main');
  const { keyboard } = page;

  await test.step('skips the header', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Find a venue' })).toBeVisible();
    await keyboard.press('Tab');
    await expectVisibleFocus(page.getByRole('link', { name: 'Skip to content' }));
    await keyboard.press('Enter');
    await expect(main).toBeFocused();
  });

  await test.step('searches and opens a venue', async () => {
    await keyboard.press('Tab');
    await expectVisibleFocus(page.getByRole('searchbox', { name: /town or postcode$/ }));
    await keyboard.type('Sale');
    await expect(page.getByRole('status').filter({ hasText: '‘Sale’' })).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: venue.name, exact: true }));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: venue.name })).toBeVisible();
    await expect(main).toBeFocused();
  });

  await test.step('walks through the days with the arrows', async () => {
    const days = page.getByRole('radiogroup', { name: 'Day' });
    await tabTo(page, days.getByRole('radio', { checked: true }));
    for (let count = 1; dayFromToday(count - 1) < day; count++) {
      await keyboard.press('ArrowRight');
      await expectVisibleFocus(days.getByRole('radio', { name: dayName(dayFromToday(count)) }));
    }
    await expect(days.getByRole('radio', { name: dayName(day) })).toBeChecked();
  });

  await test.step('adds a class after logging in', async () => {
    await tabTo(page, page.getByRole('button', { name: addButtonName(session) }));
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await tabTo(page, dialog.getByRole('textbox', { name: 'Email address or customer ID' }));
    await keyboard.type(customer.person.username);
    await keyboard.press('Tab');
    await expectVisibleFocus(dialog.getByRole('textbox', { name: 'Password' }));
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await expect(page.getByText('Successfully added item to the basket.')).toBeVisible();
    await expectVisibleFocus(page.getByRole('link', { name: 'View basket' }));
    await keyboard.press('Enter');
  });

  await test.step('continues from the basket', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible();
    await expect(main).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'Go to checkout' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused();
  });

  await test.step('fills in card and address', async () => {
    await tabTo(page, page.getByRole('textbox', { name: 'Card number' }));
    const entries = [
      ['Card number', await ownVisa(request)],
      ['Expiry date', nextYear()],
      ['Security code', '123'],
      ['Name on card', FRICTIONLESS_HOLDER],
    ] as const;
    for (const [name, value] of entries) {
      await tabTo(page, page.getByRole('textbox', { name }));
      await keyboard.type(value);
    }
    await tabTo(page, page.getByRole('textbox', { name: 'Address line 1' }));
    await keyboard.type('12 Test Street');
    await tabTo(page, page.getByRole('textbox', { name: 'Town or city' }));
    await keyboard.type('Sale');
  });

  await test.step('reads the terms and agrees', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Continue' }));
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Terms and conditions' });
    await expect(dialog.getByRole('heading', { name: 'Cancellation policy' })).toBeVisible();
    await tabTo(page, dialog.getByRole('region', { name: 'Terms and conditions' }));
    await keyboard.press('End');
    await expect(dialog.getByRole('button', { name: 'I Agree' })).toBeEnabled();
    await tabTo(page, dialog.getByRole('button', { name: 'I Agree' }));
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  });

  await test.step('pays and reads the confirmation', async () => {
    await expectVisibleFocus(payButton(page, session.offer.formattedPrice));
    await keyboard.press('Enter');
    await expectConfirmation(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'Add to calendar' }));
  });
});

test('the way back from a class leads to its link', async ({ page, customer }) => {
  const venue = flagships.riverside;
  const session = await findSession(customer, { isWanted: isPaid });
  await page.goto(dayPath(venue.slug, session));
  const link = sessionRow(page, session).getByRole('link');
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: session.name })).toBeVisible();
  await page.goBack();
  await expectVisibleFocus(link);
});

test('the way back from a venue leads to its link, and from found classes to the home', async ({ page }) => {
  const { name } = flagships.riverside;
  await page.goto('/?search=Sale');
  const link = page.getByRole('main').getByRole('link', { name, exact: true });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  // The venue is now the person's own as well, with a link of its own above the list.
  await expect(page.getByRole('link', { name: 'Go to timetable' })).toBeVisible();
  await expectVisibleFocus(link);

  await page.goto('/');
  await tabTo(page, page.getByRole('searchbox', { name: /town or postcode$/ }));
  await page.keyboard.type('yoga');
  await expect(page).toHaveURL(/\?search=yoga$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]q=yoga/);
  await expect(page.getByRole('heading', { name: 'Classes and courts' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${origin('riverside')}/`);
  await tabTo(page, page.getByRole('link', { name: /^(Tonight|Tomorrow)$/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Classes and courts' })).toBeInViewport();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expectVisibleFocus(page.getByRole('link', { name: /^(Tonight|Tomorrow)$/ }));
});

test('a dialog keeps the focus, closes with Escape and gives the focus back', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog.getByRole('textbox', { name: 'Password' })).toBeVisible();
  await expectFocusTrapped(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectVisibleFocus(opener);
});
