import { displayDay, siteDay, siteTime, weekday } from 'shared-contracts/dates';
import { expectAccessible } from './support/accessibility.ts';
import { ownVisa } from './support/cards.ts';
import { origin } from './support/hosts.ts';
import { openAccount, payBasket } from './support/newcomers.ts';
import { mailsAfterFirst } from './support/outbox.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { findSession, isPaid } from './support/timetable.ts';

/** No other test books here, so that no one else's class is cancelled. */
const VENUE = 'manchester-aquatics-centre';

test('staff cancel a booking for someone, then the class for everyone: all have a mail and a refund', async ({
  page,
  request,
  context,
  become,
  enterAs,
  reserve,
}) => {
  const one = await become(await openAccount(request));
  const other = await become(await openAccount(request));
  const session = await findSession(one, { isWanted: isPaid, venueSlug: VENUE, fromDay: 5 });
  const number = await ownVisa(request);
  for (const customer of [one, other]) {
    await customer.putInBasket(session.id);
    await payBasket(request, customer, number);
  }
  const price = session.offer.formattedPrice;
  const [day, time] = [siteDay(session.startDate), siteTime(session.startDate)];

  await enterAs(people.staff);
  await page.goto(`${origin('riverside', 'front-of-house')}/attendance`);
  await page.getByRole('combobox', { name: 'Venue' }).selectOption(VENUE);
  await page.getByRole('combobox', { name: 'Day' }).selectOption(`${weekday(day)}, ${displayDay(day)}`);
  const booked = page.getByRole('article', { name: session.name }).filter({ hasText: time });
  await expect(booked.getByText('2 booked')).toBeVisible();
  await booked.getByRole('button', { name: /^Who booked/ }).click();
  await booked.getByRole('button', { name: 'Cancel booking (Noor Ahmadi)' }).first().click();
  const place = page.getByRole('alertdialog', { name: 'Cancel the booking for Noor Ahmadi?' });
  await expect(place.getByRole('list', { name: 'Refund to Noor Ahmadi' })).toHaveText(
    `${price} to Visa ending ${number.slice(-4)}, within five working days.`,
  );
  await expectAccessible(page);
  await place.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(booked.getByText('1 booked')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Classes' })).toBeFocused();

  await booked.getByRole('button', { name: `Cancel class (${session.name} at ${time})` }).click();
  const question = page.getByRole('alertdialog', { name: `Cancel ${session.name}?` });
  await expect(question).toContainText(
    'The booking will be cancelled. Card payments go back to the card; anything else becomes account credit.',
  );
  await question.getByRole('textbox', { name: 'Reason' }).fill('The pool is closed.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel class' }).click();
  await expect(booked).toBeHidden();

  const cancellations = async () => {
    const mails = [one, other].map(({ person }) => mailsAfterFirst(person.username));
    return (await Promise.all(mails)).flat().filter(({ subject }) => !subject?.startsWith('Booked'));
  };
  await expect.poll(async () => (await cancellations()).length).toBe(2);
  const mails = (await cancellations()).toSorted((a, b) => (a.subject ?? '').localeCompare(b.subject ?? ''));
  expect(mails.map(({ text }) => text)).toEqual([
    expect.stringContaining('Our team has cancelled this booking for you.'),
    expect.stringContaining('\n\nReason: The pool is closed.\n\n'),
  ]);
  for (const { text } of mails) {
    expect(text).toContain(`${price} to Visa ending ${number.slice(-4)}`);
  }
  for (const customer of [one, other]) {
    await context.clearCookies();
    await customer.logIn(context);
    await page.goto(`${origin('riverside', 'my-account')}/payments`);
    await expect(page.getByText(`${price} refunded to Visa ending ${number.slice(-4)}`)).toBeVisible();
  }

  await context.clearCookies();
  await enterAs(people.staff);
  await page.goto(`${origin('riverside', 'front-of-house')}/audit-log`);
  // The page is as narrow as a phone since it was looked at.
  await page.getByRole('button', { name: 'Search the log' }).click();
  await page.getByRole('textbox', { name: 'Customer' }).fill(one.person.username);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  // Whichever of the two was cancelled first was looked at before that, which is an entry too.
  const act = page.getByText(/^Cancelled a booking/);
  const entries = page.getByRole('main').getByRole('listitem').filter({ has: act });
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText(`Cancelled a booking, ${session.name}, ${price} refunded`);
  await expect(entries).toContainText('By Morgan Desk (RIV900001)');
  await expectAccessible(page);
  await reserve(people.desk);
  await enterAs(people.desk);
  await page.goto(`${origin('riverside', 'front-of-house')}/audit-log`);
  await expect(page.getByRole('heading', { name: 'This page is for managers' })).toBeVisible();
});
