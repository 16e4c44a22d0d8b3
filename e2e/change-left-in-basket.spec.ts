import { joiningCart } from 'shared-contracts/api/joining-cart';
import { changeCosts, changeMembership, renewMembership } from 'shared-contracts/api/memberships';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { joiningVenue } from 'shared-contracts/api/venues';
import { expectAccessible } from './support/accessibility.ts';
import { ownVisa } from './support/cards.ts';
import type { Customer } from './support/customer.ts';
import { flagships, origin } from './support/hosts.ts';
import { section } from './support/joining.ts';
import { joinForOneMonth, joinMonthly, openAccount, reviewTerms } from './support/newcomers.ts';
import { recordCalls } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const joining = origin('riverside', 'online-joining');

/** Coached, month by month. */
const COACHED = { typeId: '111', optionId: '1111', name: 'Coached' };

/** Leaves a change to another membership in the basket. Answers the id of the one that is held. */
async function leaveChange({ api }: Customer): Promise<string> {
  const [held] = await api.call(ownMemberships, {});
  const id = held?.id ?? '';
  const params = { id, paymentOptionId: COACHED.optionId };
  const { startsAt } = await api.call(changeCosts, { params, query: {} });
  const venue = await api.call(joiningVenue, { params: { venue: flagships.riverside.slug } });
  const body = {
    homeVenueId: venue.id,
    membershipTypeId: COACHED.typeId,
    paymentOptionId: COACHED.optionId,
    startDate: startsAt.min,
    checkedTerms: await reviewTerms(api),
  };
  await api.call(changeMembership, { params: { id }, body });
  return id;
}

test('a change left in the basket is mentioned at joining, and is continued with as a change', async ({
  page,
  request,
  become,
}) => {
  const member = await become(await openAccount(request));
  await joinMonthly(member);
  const id = await leaveChange(member);
  await member.logIn(page.context());

  await test.step('from the start of joining', async () => {
    await page.goto(joining);
    await expect(page.getByText('Your change of membership isn’t finished')).toBeVisible();
    await expect(section(page, 'Choose your home centre')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Continue with the change' }).click();
    await expect(page).toHaveURL(`${joining}/?change=${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change your membership');
    await expect(section(page, 'Review & select dates')).toBeVisible();
  });

  await test.step('at the checkout it is paid for as a change', async () => {
    await page.goto(`${joining}/checkout`);
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    // On a narrow page the commitment above the summary says what is paid.
    await expect(page.getByRole('button', { name: 'Summary Show 1 item' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(COACHED.name);
    expect((await member.api.call(joiningCart, {}))?.purchase).toBe('change');
  });
});

test('a checkout that lacks the terms of a renewal leads back to it, never to a new membership', async ({
  page,
  request,
  become,
}) => {
  const member = await become(await openAccount(request));
  await joinForOneMonth(request, member, { cardNumber: await ownVisa(request) });
  const [held] = await member.api.call(ownMemberships, {});
  const id = held?.id ?? '';
  await member.api.call(renewMembership, { params: { id } });
  await member.logIn(page.context());
  const calls = recordCalls(page);
  await page.goto(`${joining}/checkout`);
  await expect(page).toHaveURL(`${joining}/?renew=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renew your membership');
  await expect(
    page.getByRole('checkbox', { name: 'I have read and agree to the membership terms' }),
  ).toBeVisible();
  await page.goto(joining);
  await expect(page.getByText('Your renewal isn’t finished')).toBeVisible();
  expect(calls.all('POST /api/v1/memberships/online-joining/store')).toEqual([]);
  expect((await member.api.call(joiningCart, {}))?.purchase).toBe('renewal');
});

test('a change left in the basket can be dropped, and the membership stays', async ({
  page,
  request,
  become,
}) => {
  const member = await become(await openAccount(request));
  await joinMonthly(member);
  await leaveChange(member);
  await member.logIn(page.context());
  await page.goto(joining);
  await page.getByRole('button', { name: 'Take it out of my basket' }).click();
  await expect(page.getByText('Taken out of your basket. Your membership stays as it is.')).toBeVisible();
  await expect(page.getByText('Your change of membership isn’t finished')).toHaveCount(0);
  expect(await member.api.call(joiningCart, {})).toBeNull();
  expect(await member.api.call(ownMemberships, {})).toHaveLength(1);
});
