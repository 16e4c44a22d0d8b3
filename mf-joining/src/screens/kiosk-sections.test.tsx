// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { dataFields } from 'shared-contracts/api/data-fields';
import { membershipTypes } from 'shared-contracts/api/memberships';
import { storageKeys } from 'shared-contracts/storage';
import { exampleField } from 'shared-contracts/testing';
import { answer } from 'shared-platform/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testType } from '../testing/membership-examples.ts';
import { enter, openSections, press } from '../testing/open-sections.tsx';

beforeEach(() => sessionStorage.setItem(storageKeys.flags, 'kiosk'));
afterEach(() => sessionStorage.clear());

const gym = { kind: 'included', name: 'Gym', totalUses: null, frequency: null, description: null } as const;

it('a card has its button next after its price, then two benefits and the quiet ways', async () => {
  openSections({
    open: 'membership_section',
    user: null,
    joining: { membership: null, edited: ['centre_section'] },
    answers: [
      answer(membershipTypes, [
        testType({
          coverage: 'All Riverside centres',
          categories: [{ id: 'adult', name: 'Adults' }],
          benefits: [gym, { ...gym, name: 'Swimming' }, { ...gym, name: 'Sauna' }],
        }),
      ]),
    ],
  });
  const heading = await screen.findByRole('heading', { level: 3, name: 'Adult' });
  const card = within(heading.closest('li') as HTMLElement);
  const controls = card.getAllByRole('button').map(({ textContent }) => textContent);
  expect(controls).toEqual(['Choose this membership', 'View details']);
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Gym: As often as you like',
    'Swimming: As often as you like',
    'All Riverside centres',
  ]);
});

const openAccount = (from: 'details_section' | 'membership_section' = 'details_section') =>
  openSections({
    open: from,
    user: null,
    answers: [
      answer(membershipTypes, [testType()]),
      answer(dataFields, {
        checksum: 'two',
        sections: ['About you', 'How to reach you'].map((name) => ({
          sectionName: name,
          sectionReference: name,
          sectionFields: [exampleField(name, `Field of ${name}`, { isRequired: true })],
        })),
      }),
    ],
  });

it('a new account is asked for one group at a time, with one loud button', async () => {
  const { container } = openAccount();
  expect(await screen.findByText('Part 1 of 2')).toBeVisible();
  expect(screen.getByRole('group', { name: 'About you' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'How to reach you' })).toBeNull();
  const loud = container.querySelectorAll('[data-variant="primary"], [data-variant="secondary"]');
  expect([...loud].map(({ textContent }) => textContent)).toEqual(['Continue']);
});

it('leaves the login to the bar, which is in view with every part', async () => {
  openAccount();
  await screen.findByText('Part 1 of 2');
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
});

it('has its parts in the history: Back and Forward lead through them, with what was typed', async () => {
  openAccount('membership_section');
  await press(/^Continue/);
  await enter('Field of About you', 'Noor');
  await press('Continue');
  expect(screen.getByText('Part 2 of 2')).toBeVisible();
  await press('Browser back');
  expect(await screen.findByText('Part 1 of 2')).toBeVisible();
  expect(screen.getByLabelText('Field of About you')).toHaveValue('Noor');
  await press('Browser forward');
  expect(await screen.findByText('Part 2 of 2')).toBeVisible();
  await press('Back');
  expect(await screen.findByText('Part 1 of 2')).toBeVisible();
  await press('Browser forward');
  expect(await screen.findByText('Part 2 of 2')).toBeVisible();
});

it('the types of membership are all in view, and nothing else asks for the same', async () => {
  const named = (id: string, name: string, category: string) =>
    testType({ id, slug: id, name, categories: [{ id: category, name: category }] });
  openSections({
    open: 'membership_section',
    user: null,
    joining: { membership: null, edited: ['centre_section'] },
    answers: [answer(membershipTypes, [named('1', 'Gold', 'Adult'), named('2', 'Tadpole', 'Junior')])],
  });
  const types = within(await screen.findByRole('group', { name: 'Membership type' }));
  expect(types.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'All types',
    'Adult',
    'Junior',
  ]);
  expect(types.getByRole('radio', { name: 'All types' })).toBeChecked();
  expect(screen.queryByRole('group', { name: 'Who is it for?' })).toBeNull();
  fireEvent.click(types.getByRole('radio', { name: 'Junior' }));
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Tadpole',
  ]);
});
