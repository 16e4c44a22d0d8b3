import { expect, it } from 'vitest';
import { failedAnswer } from '../http/api-error.ts';
import { withConfirmation } from './with-confirmation.ts';

const DIFFERS = 'The password confirmation does not match';

it.each([
  ['its own key', null, { passwordConfirmation: [DIFFERS] }, {}],
  ['the key of the password', null, { password: [DIFFERS, 'Too common.'] }, { password: ['Too common.'] }],
  ['no key', DIFFERS, {}, {}],
])(
  'puts what is said of the confirmation from %s under the repeat field',
  (_where, message, said, others) => {
    const { validationMessages } = withConfirmation(failedAnswer(422, message, said));
    expect(validationMessages).toMatchObject({ ...others, passwordConfirmation: [DIFFERS] });
  },
);

it('leaves other messages where they are, and places none without a key', () => {
  const said = { password: ['Too common.'], currentPassword: ['Wrong.'] };
  expect(withConfirmation(failedAnswer(422, 'Check the form.', said)).validationMessages).toEqual({
    ...said,
    passwordConfirmation: [],
  });
});
