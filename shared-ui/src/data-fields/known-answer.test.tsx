// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { exampleField } from 'shared-contracts/testing';
import { expect, test } from 'vitest';
import { renderBranded } from '../../test-support/render-branded.tsx';
import { answerText, KnownAnswer } from './known-answer.tsx';

const options = [
  { value: 'f', label: 'Female' },
  { value: 'm', label: 'Male' },
];

test.each([
  ['text', 'Sam', 'Sam'],
  ['text', null, 'Not given'],
  ['number', 3, '3'],
  ['date', '2001-02-03', '03 Feb 2001'],
  ['date', null, 'Not given'],
  ['select', 'f', 'Female'],
  ['select', 'x', 'x'],
  ['multi_select', '["f","m"]', 'Female, Male'],
  ['multi_select', [], 'Not given'],
  ['checkbox', true, 'Yes'],
  ['checkbox', false, 'No'],
] as const)('%s %j reads %s', (type, answer, text) => {
  expect(answerText(exampleField('x', 'X', { type, options, answer: answer as string }))).toBe(text);
});

test('is shown beside its label and is not an input', () => {
  renderBranded(<KnownAnswer field={exampleField('email', 'Email', { answer: 'sam@example.com' })} />);
  expect(screen.getByRole('term')).toHaveTextContent('Email');
  expect(screen.getByRole('definition')).toHaveTextContent('sam@example.com');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a password is never shown', () => {
  const field = exampleField('p', 'Password', { answer: 'hunter2', htmlAttributes: { type: 'password' } });
  renderBranded(<KnownAnswer field={field} />);
  expect(screen.queryByText('hunter2')).toBeNull();
});
