// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { DataFieldSection } from 'shared-contracts/data-fields';
import type { ValidationMessages } from 'shared-contracts/envelope';
import { exampleField } from 'shared-contracts/testing';
import { describe, expect, test, vi } from 'vitest';
import { dataFieldSection } from '../../test-support/data-fields.ts';
import { renderBranded } from '../../test-support/render-branded.tsx';
import { DataFieldForm } from './data-field-form.tsx';
import { startAnswers } from './start-answers.ts';

const about = dataFieldSection('About you', exampleField('firstName', 'First name', { isRequired: true }));
const reach = dataFieldSection('How to reach you', exampleField('town', 'Town', { isRequired: true }));
const parts = [about, reach];

interface ShownProps {
  submitError?: string;
  part?: number;
  onPart?(part: number): void;
  form?: readonly DataFieldSection[];
  serverMessages?: ValidationMessages;
}

function Form({ form = parts, given, ...props }: ShownProps & { given(): void }) {
  const [answers, setAnswers] = useState(() => startAnswers(parts));
  return (
    <DataFieldForm
      sections={form}
      answers={answers}
      onAnswer={(path, answer) => setAnswers((before) => ({ ...before, [path]: answer }))}
      today="2026-11-21"
      submitLabel="Create account"
      onSubmit={given}
      isInParts
      {...props}
    >
      <p>Terms</p>
    </DataFieldForm>
  );
}

function show() {
  const given = vi.fn();
  const view = renderBranded(<Form given={given} />);
  return {
    ...view,
    given,
    redraw: (props: ShownProps) => view.update(<Form given={given} {...props} />),
    press: (name: string) => view.user.click(screen.getByRole('button', { name })),
  };
}

const text = (name: string) => screen.getByRole('textbox', { name });

const heading = () => screen.getByRole('heading', { level: 2 });
const problem = () => screen.getByRole('alert', { name: 'There is a problem' });

async function fillFirst({ user, press }: ReturnType<typeof show>) {
  await user.type(text('First name'), 'Noor');
  await press('Continue');
}

describe('a form in parts', () => {
  test('has one group at a time; its own button and what is above it come with the last', async () => {
    const form = show();
    expect(heading()).toHaveTextContent('About you');
    expect(screen.getByText('Part 1 of 2')).toBeVisible();
    expect(screen.queryByText('Terms')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await fillFirst(form);
    expect(heading()).toHaveTextContent('How to reach you');
    expect(heading()).toHaveFocus();
    expect(screen.getByText('Part 2 of 2')).toBeVisible();
    expect(screen.getByText('Terms')).toBeVisible();
    await form.user.type(text('Town'), 'Sale');
    await form.press('Create account');
    expect(form.given).toHaveBeenCalledOnce();
  });

  test('stays with a group that has an error, and says nothing yet about the next', async () => {
    const form = show();
    await form.press('Continue');
    expect(screen.getByRole('alert')).toHaveTextContent('Please check 1 field. First name is required.');
    expect(text('First name')).toHaveFocus();
    await form.user.tab();
    await form.press('Continue');
    expect(text('First name')).toHaveFocus();
    await fillFirst(form);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(text('Town')).not.toHaveAttribute('aria-invalid');
  });

  test('goes back with the answers', async () => {
    const form = show();
    await fillFirst(form);
    await form.press('Back');
    expect(heading()).toHaveFocus();
    expect(text('First name')).toHaveValue('Noor');
    expect(form.given).not.toHaveBeenCalled();
  });

  test('opens the group that the server objects to', async () => {
    const form = show();
    await fillFirst(form);
    form.redraw({ serverMessages: { firstName: ['This name is too long.'] } });
    expect(screen.getByRole('alert')).toHaveTextContent('This name is too long.');
    expect(text('First name')).toHaveAccessibleDescription('This name is too long.');
  });

  test('opens a later group that the server objects to', async () => {
    const form = show();
    form.redraw({ serverMessages: { town: ['We do not know this town.'] } });
    expect(screen.getByRole('group', { name: 'How to reach you' })).toBeVisible();
    expect(text('Town')).toHaveFocus();
  });

  test('leaves an error of what was sent behind with the group that it was read in', async () => {
    const form = show();
    await fillFirst(form);
    await form.user.type(text('Town'), 'Sale');
    await form.press('Create account');
    const submitError = 'There are too many new accounts.';
    form.redraw({ submitError });
    expect(problem()).toHaveTextContent(submitError);
    await form.press('Back');
    expect(screen.queryByText(submitError)).toBeNull();
    await form.press('Continue');
    expect(screen.queryByText(submitError)).toBeNull();
  });

  test('has its place in the history where the page keeps it there', async () => {
    const form = show();
    const onPart = vi.fn();
    form.redraw({ part: 0, onPart });
    await fillFirst(form);
    expect(onPart).toHaveBeenCalledExactlyOnceWith(1);
    expect(heading()).toHaveTextContent('About you');
    form.redraw({ part: 1, onPart });
    expect(heading()).toHaveTextContent('How to reach you');
    expect(heading()).toHaveFocus();
    form.redraw({ part: 0, onPart });
    expect(text('First name')).toHaveValue('Noor');
    expect(heading()).toHaveFocus();
  });

  test('opens the first group that has got another question', async () => {
    const form = show();
    await fillFirst(form);
    const more = dataFieldSection(
      'About you',
      ...about.sectionFields,
      exampleField('title', 'Title', { isRequired: false }),
    );
    form.redraw({ form: [more, reach] });
    expect(text('Title (optional)')).toBeVisible();
    expect(heading()).toHaveFocus();
  });
});
