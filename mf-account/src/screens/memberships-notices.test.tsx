// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { documents } from 'shared-contracts/api/documents';
import { type OwnMembership, ownMemberships } from 'shared-contracts/api/own-memberships';
import { answer, renderWithPlatform, testUser } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import { adultMembership as adult } from '../testing/membership-examples.ts';
import MembershipsScreen from './memberships-screen.tsx';

function open(memberships: OwnMembership[], user = testUser) {
  return renderWithPlatform(<MembershipsScreen />, {
    app: 'my-account',
    user,
    answers: [answer(documents, []), answer(ownMemberships, memberships)],
  });
}
const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));

afterEach(cleanup);

it('that wait for proof say what is needed, and where to show it', async () => {
  const user = { ...testUser, membershipDocumentUploadRequired: true };
  open([{ ...adult, state: 'pending', proof: 'Proof of student status' }], user);
  const card = await cardOf('Adult, Sale Leisure Centre');
  expect(card.getByText('Proof needed')).toBeVisible();
  expect(card.getByText(/your document ‘Proof of student status’\./)).toHaveTextContent(
    /Upload it above, or email it to us\. Until then you pay full prices, and its benefits wait\.$/,
  );
  // The list of documents has the button.
  expect(card.queryByRole('button', { name: /^Upload/ })).toBeNull();
  expect(card.getByRole('link', { name: 'email it to us' })).toHaveAttribute(
    'href',
    'mailto:help@example.com',
  );
  expect(card.getByRole('link', { name: 'Upload it above' })).toHaveAttribute('href', '#documents');
});

it('that wait for proof which was sent ask for nothing', async () => {
  open([{ ...adult, state: 'pending', proof: 'Proof of student status' }]);
  const card = await cardOf('Adult, Sale Leisure Centre');
  expect(
    card.getByText(
      'Your membership is pending until we have seen your document ‘Proof of student status’. Until then you pay full prices, and its benefits wait.',
    ),
  ).toBeVisible();
  expect(card.queryByRole('link', { name: /^Upload/ })).toBeNull();
});

it('that wait for proof do not speak of full prices beside one that is good', async () => {
  open([adult, { ...adult, id: 'm2', name: 'Student', state: 'pending', proof: 'Student card' }]);
  const card = await cardOf('Student, Sale Leisure Centre');
  expect(card.getByText(/Until then its prices and benefits don’t apply\.$/)).toBeVisible();
});

it.each([
  [true, 'Frozen'],
  [false, 'Current'],
])(
  'a freeze that is under way: %s, is the state; its days are shown before it',
  async (isUnderWay, state) => {
    const monthly = { decimal: '5.00', formatted: '£5.00' };
    const freeze = { startDate: '2026-12-15', endDate: '2027-01-14', monthly, isUnderWay };
    open([{ ...adult, canChange: false, freeze }]);
    const card = await cardOf('Adult, Sale Leisure Centre');
    expect(card.getAllByText(/^(Current|Frozen)$/).map(({ textContent }) => textContent)).toEqual([state]);
    // The notice of a freeze that is under way says when the membership can be used again.
    expect(card.queryAllByText('15 Dec 2026 to 14 Jan 2027')).toHaveLength(isUnderWay ? 0 : 1);
    expect(card.getByRole('button', { name: 'End the freeze Adult' })).toBeVisible();
  },
);

it.each([
  [null, 'You can use it again from 15 Jan 2027. During the freeze you pay £5.00 each month.'],
  ['2027-01-14', 'You can’t use it until it ends. During the freeze you pay £5.00 each month.'],
])(
  'one that is frozen and ends on %s says when it can be used, and folds its benefits',
  async (endDate, text) => {
    const monthly = { decimal: '5.00', formatted: '£5.00' };
    const freeze = { startDate: '2026-11-15', endDate: '2027-01-14', monthly, isUnderWay: true };
    open([{ ...adult, canChange: false, endDate, freeze }]);
    const card = await cardOf('Adult, Sale Leisure Centre');
    expect(card.getByText('Your membership is frozen')).toBeVisible();
    expect(card.getByText(text)).toBeVisible();
    expect(card.getByText('Bring a friend.')).not.toBeVisible();
  },
);

it('one that has ended is not renewed with the loud button while there is another', async () => {
  const ended = { ...adult, id: 'm2', name: 'Swim', state: 'ended' as const, canRenew: true };
  const person = { ...testUser, hasInstruction: true };
  open([adult, ended], person);
  const card = await cardOf('Swim, Sale Leisure Centre');
  expect(card.getByRole('link', { name: 'Renew Swim' })).toHaveAttribute('data-variant', 'quiet');
  cleanup();
  open([ended], person);
  const only = await cardOf('Swim, Sale Leisure Centre');
  expect(only.getByRole('link', { name: 'Renew Swim' })).toHaveAttribute('data-variant', 'primary');
});
