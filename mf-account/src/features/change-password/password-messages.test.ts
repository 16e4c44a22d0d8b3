import { describe, expect, it } from 'vitest';
import { type PasswordField, passwordMessages } from './password-messages.ts';

const good = { currentPassword: 'Passw0rd!', password: 'Aa1!aaaa', passwordConfirmation: 'Aa1!aaaa' };

describe('passwordMessages', () => {
  it.each<[string, object, PasswordField[]]>([
    ['nothing of a good one', {}, []],
    ['a missing current one', { currentPassword: '' }, ['currentPassword']],
    ['seven characters', { password: 'Aa1!aaa', passwordConfirmation: 'Aa1!aaa' }, ['password']],
    ['no lowercase', { password: 'AAAA111!', passwordConfirmation: 'AAAA111!' }, ['password']],
    ['no uppercase', { password: 'aaaa111!', passwordConfirmation: 'aaaa111!' }, ['password']],
    ['no number', { password: 'Aaaaaaa!', passwordConfirmation: 'Aaaaaaa!' }, ['password']],
    ['nothing special', { password: 'Aaaaaaa1', passwordConfirmation: 'Aaaaaaa1' }, ['password']],
    ['another repeat', { passwordConfirmation: 'Aa1!aaab' }, ['passwordConfirmation']],
  ])('tells %s', (_what, change, fields) => {
    expect(Object.keys(passwordMessages({ ...good, ...change }))).toEqual(fields);
  });

  it.each([
    ['', 'Enter a new password'],
    ['Aa1!aaa', 'Your new password still needs 8 to 200 characters'],
    ['aaaaaaaa', 'Your new password still needs an uppercase letter, a number and a special character'],
  ])('names what "%s" still needs', (password, message) => {
    expect(passwordMessages({ ...good, password, passwordConfirmation: password }).password).toBe(message);
  });
});
