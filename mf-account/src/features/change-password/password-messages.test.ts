import { describe, expect, it } from 'vitest';
import { type PasswordField, passwordMessages, refusedPasswords } from './password-messages.ts';

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
});

describe('refusedPasswords', () => {
  const CONFIRMATION = 'The password confirmation does not match';

  it.each([
    ['its own key', null, { passwordConfirmation: [CONFIRMATION] }],
    ['the key of the password', null, { password: [CONFIRMATION] }],
    ['no key', CONFIRMATION, {}],
  ])('puts the confirmation under the repeat field from %s', (_where, serverMessage, validationMessages) => {
    expect(refusedPasswords({ serverMessage, validationMessages })).toEqual({
      passwordConfirmation: CONFIRMATION,
    });
  });

  it('leaves other messages where they are, and does not place one without a key', () => {
    const validationMessages = { password: ['Too common.'], currentPassword: ['Wrong.'] };
    expect(refusedPasswords({ serverMessage: 'Check the form.', validationMessages })).toEqual({
      password: 'Too common.',
      currentPassword: 'Wrong.',
    });
  });
});
