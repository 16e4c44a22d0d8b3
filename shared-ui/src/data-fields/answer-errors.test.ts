import { exampleField } from 'shared-contracts/testing';
import { expect, it } from 'vitest';
import { dataFieldSection } from '../../test-support/data-fields.ts';
import { answerErrors } from './answer-errors.ts';

const email = exampleField('email', 'Email address', { isRequired: true, htmlAttributes: { type: 'email' } });
const messageFor = (answer: string) =>
  answerErrors([dataFieldSection('Contact', email)], { email: answer }, '2026-11-21')[0]?.message;

it.each([
  ['a@b', 'Enter an email address in the form name@example.com.'],
  ['sam.example.com', 'Enter an email address in the form name@example.com.'],
  ['', 'Email address is required.'],
  [' sam@example.com ', undefined],
])('an email address has to be one that mail can be sent to: %j', (answer, message) =>
  expect(messageFor(answer)).toBe(message),
);

it('a rule of the form applies to an answer that is valid otherwise', () => {
  const birthday = exampleField('dateOfBirth', 'Date of birth', { type: 'date' });
  const messages = (answer: string) =>
    answerErrors(
      [dataFieldSection('You', birthday)],
      { dateOfBirth: answer },
      '2026-11-21',
      ({ label }, value) => `${label}: ${value} is refused.`,
    ).map(({ message }) => message);
  expect(messages('2012-12-31')).toEqual(['Date of birth: 2012-12-31 is refused.']);
  expect(messages('2999-01-01')).toEqual(['Date must be valid.']);
  expect(messages('')).toEqual([]);
});
