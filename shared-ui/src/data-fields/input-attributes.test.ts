import { exampleField } from 'shared-contracts/testing';
import { describe, expect, test } from 'vitest';
import { inputAttributes, isNewPassword, isSecret } from './input-attributes.ts';

describe('attributes from a server', () => {
  test.each([
    [{ maxlength: '40' }, { maxLength: 40 }],
    [{ maxLength: 40 }, { maxLength: 40 }],
    [{ minlength: 2 }, { minLength: 2 }],
    [{ maxlength: 'many' }, {}],
    [
      { min: 1, max: '9', step: '0.5' },
      { min: '1', max: '9', step: '0.5' },
    ],
    [{ pattern: '[A-Z]+' }, { pattern: '[A-Z]+' }],
    [{ autocomplete: 'given-name' }, { autoComplete: 'given-name' }],
    [{ inputmode: 'tel' }, { inputMode: 'tel' }],
    [{ inputmode: 'telepathic' }, {}],
    [{ type: 'email' }, { type: 'email' }],
    [{ type: 'file' }, {}],
    [{ type: 'hidden' }, {}],
    [{ autocapitalize: 'words' }, { autoCapitalize: 'words' }],
    [{ spellcheck: false }, { spellCheck: false }],
    [{ spellcheck: 'false' }, { spellCheck: false }],
    [{ spellcheck: 'true' }, { spellCheck: true }],
  ])('%j become %j', (htmlAttributes, attributes) => {
    expect(inputAttributes({ htmlAttributes })).toEqual(attributes);
  });

  test.each([
    'onclick',
    'onFocus',
    'ONINPUT',
    'style',
    'class',
    'className',
    'id',
    'name',
    'value',
    'checked',
    'disabled',
    'form',
    'formaction',
    'list',
    'src',
    'autofocus',
    'dangerouslySetInnerHTML',
    'ref',
    'key',
    'constructor',
    '__proto__',
  ])('%s is never allowed', (name) => {
    const htmlAttributes = Object.fromEntries([[name, 'alert(1)']]);
    expect(inputAttributes({ htmlAttributes })).toEqual({});
  });
});

test.each([
  [{}, false, false],
  [{ type: 'password' }, true, false],
  [{ type: 'password', autocomplete: 'current-password' }, true, false],
  [{ type: 'password', autocomplete: 'new-password' }, true, true],
  [{ autocomplete: 'new-password' }, false, false],
])('%j: secret %s, to be set %s', (htmlAttributes, secret, toBeSet) => {
  const field = exampleField('password', 'Password', { htmlAttributes });
  expect(isSecret(field)).toBe(secret);
  expect(isNewPassword(field)).toBe(toBeSet);
});
