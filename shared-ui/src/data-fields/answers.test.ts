import { exampleField } from 'shared-contracts/testing';
import { describe, expect, test } from 'vitest';
import { dataFieldSection } from '../../test-support/data-fields.ts';
import { answerErrors, messageFields } from './answer-errors.ts';
import { answersBody } from './answers-body.ts';
import { startAnswers } from './start-answers.ts';

const TODAY = '2026-11-21';
const options = [
  { value: 'gym', label: 'Gym' },
  { value: 'swim', label: 'Swim' },
];
const sections = [
  dataFieldSection(
    'About you',
    exampleField('firstName', 'First name', { isRequired: true, answer: 'Sam' }),
    exampleField('date_of_birth', 'Date of birth', { type: 'date', answer: '2001-02-03T00:00:00Z' }),
    exampleField('email', 'Email', { isAuthorised: false, isRequired: true, answer: 'sam@example.com' }),
  ),
  dataFieldSection(
    'Your interests',
    exampleField('profile.interests', 'Interests', { type: 'multi_select', options, answer: 'gym, swim' }),
    exampleField('profile.news', 'News by email', { type: 'checkbox', answer: '1' }),
    exampleField('profile.height', 'Height', { type: 'number' }),
  ),
];

test('a form starts with stored answers and defaults, except those the person may not change', () => {
  expect(startAnswers(sections)).toEqual({
    firstName: 'Sam',
    date_of_birth: '2001-02-03',
    'profile.interests': ['gym', 'swim'],
    'profile.news': true,
    'profile.height': null,
  });
});

describe('the body', () => {
  const answers = {
    ...startAnswers(sections),
    'profile.interests': [],
    'profile.news': false,
    'profile.height': ' ',
    email: 'other@example.com',
    unasked: 'x',
  };

  test('with `answered` omits empty answers', () => {
    expect(answersBody(sections, answers, 'answered')).toEqual({
      firstName: 'Sam',
      date_of_birth: '2001-02-03',
    });
  });

  test('with `all` clears answers, at nested paths', () => {
    expect(answersBody(sections, answers, 'all')).toEqual({
      firstName: 'Sam',
      date_of_birth: '2001-02-03',
      profile: { interests: [], news: false, height: null },
    });
  });
});

describe('errors', () => {
  test('come in the order of the fields, about those a person may answer', () => {
    const answers = { firstName: ' ', date_of_birth: '2026-11-22', 'profile.height': 'tall' };
    expect(answerErrors(sections, answers, TODAY)).toEqual([
      { path: 'firstName', message: 'First name is required.' },
      { path: 'date_of_birth', message: 'Date must be valid.' },
      { path: 'profile.height', message: 'Height must be a number.' },
    ]);
    expect(answerErrors(sections, startAnswers(sections), TODAY)).toEqual([]);
  });

  test('report a new password that is too weak, not its repetition', () => {
    const password = (path: string, autocomplete: string) =>
      exampleField(path, 'Password', { htmlAttributes: { type: 'password', autocomplete } });
    const form = [dataFieldSection('Login', password('new', 'new-password'), password('old', 'off'))];
    expect(answerErrors(form, { new: 'weak', old: 'weak' }, TODAY)).toEqual([
      { path: 'new', message: 'Password does not meet every rule yet.' },
    ]);
    expect(answerErrors(form, { new: 'Passw0rd!', old: 'weak' }, TODAY)).toEqual([]);
  });
});

test('a server names a field by its path in camelCase, one that cannot be answered as well', () => {
  expect(messageFields(sections).map(({ keys, isShown }) => [keys, isShown])).toEqual([
    [['firstName'], true],
    [['dateOfBirth'], true],
    [['email'], false],
    [['profile.interests'], true],
    [['profile.news'], true],
    [['profile.height'], true],
  ]);
});
