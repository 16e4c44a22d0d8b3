// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeMemberships, membershipTypes } from 'shared-contracts/api/memberships';
import { answer, testUser } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import { testHeld, testOption, testType } from '../../testing/membership-examples.ts';
import { openJoining } from '../../testing/open-joining.tsx';
import { address, expectOpen, press } from '../../testing/open-sections.tsx';

afterEach(() => sessionStorage.clear());

const sale = '/centre/sale-leisure-centre';
const named = (id: string, name: string, parts: Parameters<typeof testType>[0]) =>
  testType({
    id,
    slug: name.toLowerCase(),
    name,
    paymentOptions: [testOption({ id: `${id}1` })],
    ...parts,
  });
const all = [
  named('1', 'Junior', { ageMin: 8, ageMax: 15 }),
  named('2', 'Adult', { ageMin: 16, ageMax: null }),
  named('3', 'Student', { ageMin: 16, ageMax: null, audience: 'student' }),
  named('4', 'Swim', { ageMin: null, ageMax: null }),
];
const open = (path = sale, types = all) => openJoining(path, { answers: [answer(membershipTypes, types)] });
const question = () => screen.findByRole('group', { name: 'Who is it for?' });
const pick = async (name: string) => userEvent.click(within(await question()).getByRole('link', { name }));
const headings = () =>
  within(screen.getByRole('region', { name: /Choose your membership/ }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
    .slice(2);
const chooses = (name: string) => screen.findByRole('button', { name: `Choose this membership: ${name}` });

it('asks who it is for, and goes on without an answer', async () => {
  open();
  expect(
    within(await question())
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Adult, 16 and over', 'Child, 8 to 15', 'Child, under 8', 'Student']);
  expect(headings()).toEqual(['Junior', 'Adult', 'Student', 'Swim']);
  expect(within(await question()).queryByRole('link', { current: true })).not.toBeInTheDocument();
  await press('Choose this membership: Adult');
  await expectOpen(/Your details/);
  expect(address()).toBe(`${sale}/membership/adult/recurring`);
});

it('lists what fits first, and says on the others why they cannot be bought', async () => {
  open();
  await pick('Child, 8 to 15');
  expect(headings()).toEqual([
    'Suitable memberships (2)',
    'Junior',
    'Swim',
    'Other memberships (2)',
    'Adult',
    'Student',
  ]);
  expect(screen.queryByText('Choose one to see suitable memberships first.')).toBeNull();
  expect(screen.getByText('2 of 4 memberships are suitable')).toBeInTheDocument();
  expect(within(await question()).getByRole('link', { current: true })).toHaveTextContent('Child, 8 to 15');
  const adult = await chooses('Adult');
  expect(adult).toBeDisabled();
  expect(adult).toHaveAccessibleDescription('This membership is for people aged 16 and over.');
  expect(adult.closest('li')).toHaveTextContent('Ages 16 and over');
  await press('View details: Adult');
  const dialog = await screen.findByRole('dialog', { name: 'Adult' });
  expect(dialog).toHaveTextContent('This membership is for people aged 16 and over.');
  expect(within(dialog).getByRole('button', { name: 'Choose this membership' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press('Choose this membership: Junior');
  await expectOpen(/Your details/);
  expect(address()).toBe(`${sale}/membership/junior/recurring?for=8-15`);
});

it('reads the answer from the address, and forgets it', async () => {
  open(`${sale}?for=student&embedded=false`);
  await chooses('Student');
  expect(headings()).toEqual([
    'Suitable memberships (1)',
    'Student',
    'Other memberships (3)',
    'Junior',
    'Adult',
    'Swim',
  ]);
  expect(await chooses('Junior')).toBeEnabled();
  await pick('Show all');
  expect(headings()).toEqual(['Junior', 'Adult', 'Student', 'Swim']);
  expect(address()).toBe(`${sale}?embedded=false`);
});

it('ignores an answer that these memberships do not have', async () => {
  open(`${sale}?for=18-29`);
  await chooses('Adult');
  expect(headings()).toEqual(['Junior', 'Adult', 'Student', 'Swim']);
});

it('says so where none of the type or the way to pay fits', async () => {
  open(`${sale}?for=student`, [
    all[0],
    all[1],
    { ...all[2], paymentOptions: [testOption({ id: '9', paymentType: 'fixed' })] },
  ] as typeof all);
  expect(await screen.findByRole('heading', { name: 'No suitable memberships' })).toBeInTheDocument();
  expect(await chooses('Adult')).toBeEnabled();
});

it('keeps the membership of a link, with its way on', async () => {
  open(`${sale}/membership/adult/recurring?for=student`);
  expect(await screen.findByRole('button', { name: 'Continue: Adult' })).toBeEnabled();
  expect(headings().slice(0, 3)).toEqual(['Suitable memberships (1)', 'Student', 'Other memberships (3)']);
});

it('asks nothing where there is nothing to tell apart', async () => {
  open(sale, [named('1', 'Gym', {}), named('2', 'Pool', {})]);
  await chooses('Gym');
  expect(screen.queryByRole('group', { name: 'Who is it for?' })).not.toBeInTheDocument();
});

it('asks nothing in a change: the person is known', async () => {
  openJoining('/?change=31', {
    user: testUser,
    answers: [
      answer(changeMemberships, { membership: testHeld({ paymentType: 'recurring' }), membershipTypes: all }),
    ],
  });
  await chooses('Adult');
  expect(screen.queryByRole('group', { name: 'Who is it for?' })).not.toBeInTheDocument();
});
