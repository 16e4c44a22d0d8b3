// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CustomQuestion, customQuestions } from 'shared-contracts/api/custom-questions';
import { membershipTypes } from 'shared-contracts/api/memberships';
import { answer, failure, type TestAnswer } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { testOption, testType } from '../../testing/membership-examples.ts';
import { enter, expectOpen, openSections, press } from '../../testing/open-sections.tsx';

const question = (id: string, label: string, parts: Partial<CustomQuestion> = {}): CustomQuestion => ({
  id,
  reference: `r${id}`,
  name: `q${id}`,
  label,
  type: 'text',
  placeholder: null,
  options: {},
  isRequired: false,
  default: null,
  ...parts,
});
const days = { mon: 'Monday', tue: 'Tuesday' };
const groups = [
  {
    title: 'Your sport',
    questions: [
      question('1', 'Sport', { isRequired: true, placeholder: 'Tennis' }),
      question('2', 'Years', { type: 'number', default: '3' }),
      question('3', 'Club', { type: 'select', options: { a: 'Aces', b: 'Bears' } }),
    ],
  },
  {
    title: 'Your week',
    questions: [
      question('4', 'Days', { type: 'multi_select', options: days, default: '["tue"]' }),
      question('5', 'Since', { type: 'date' }),
      question('6', 'Team player', { type: 'checkbox', default: '1' }),
    ],
  },
];
const edited = ['centre_section', 'membership_section', 'details_section'] as const;
const open = (...answers: TestAnswer[]) =>
  openSections({ open: 'additional_details_section', joining: { edited }, answers });

afterEach(() => sessionStorage.clear());

describe('additional details', () => {
  it('are asked in their groups, of every type, with their defaults', async () => {
    const { sent } = open(answer(customQuestions, groups));
    await screen.findByLabelText('Sport');
    expect(
      screen.getByText('The membership you selected requires some additional information about you.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Your sport' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Your week' })).toBeInTheDocument();
    expect(screen.getByLabelText('Sport')).toHaveAttribute('placeholder', 'Tennis');
    expect(screen.getByLabelText(/^Years/)).toHaveValue('3');
    expect(screen.getByRole('option', { name: 'Bears' })).toHaveValue('b');
    expect(screen.getByRole('checkbox', { name: 'Tuesday' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Monday' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Team player' })).toBeChecked();
    expect(sent('GET', 'custom-questions/memberships/101')).toHaveLength(1);
  });

  it('go on only once what is required is answered and all of it can be taken', async () => {
    open(answer(customQuestions, groups));
    await enter(/^Since/, '01/01/2999');
    await press('Save and continue');
    expect((await screen.findAllByText('Sport is required.')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Date must be valid.').length).toBeGreaterThan(0);
    await enter('Sport', 'Golf');
    await enter(/^Since/, '');
    await press('Save and continue');
    await expectOpen(/Review & select dates/);
    await userEvent.click(screen.getByRole('button', { name: 'Edit', description: /Additional details/ }));
    expect(await screen.findByLabelText('Sport')).toHaveValue('Golf');
  });

  it('stay over an edit of another section, and go with another membership, also for those who return', async () => {
    const other = testType({
      id: '107',
      slug: 'swim',
      name: 'Swim',
      paymentOptions: [testOption({ id: '1071' })],
    });
    open(answer(customQuestions, groups), answer(membershipTypes, [testType(), other]));
    await enter('Sport', 'Golf');
    await press('Save and continue');
    const edit = async (section: RegExp) =>
      userEvent.click(await screen.findByRole('button', { name: 'Edit', description: section }));
    const choose = async (name: string) => {
      await edit(/Choose your membership/);
      await press(new RegExp(`^(Choose this membership|Continue): ${name}$`));
      return screen.findByLabelText('Sport');
    };
    expect(await choose('Adult')).toHaveValue('Golf');
    expect(await choose('Swim')).toHaveValue('');
    expect(await choose('Adult')).toHaveValue('');
  });

  it('are no section where nothing is asked', async () => {
    open();
    await expectOpen(/Your details/);
    expect(screen.queryByRole('heading', { name: /Additional details/ })).not.toBeInTheDocument();
  });

  it('say when the questions could not be loaded', async () => {
    open(failure(customQuestions, 500));
    expect(await screen.findByText('The questions could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
