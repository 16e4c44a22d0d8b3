import { describe, expect, it } from 'vitest';
import { brokenPasswordRules, LENGTH_ONLY, PASSWORD_RULES } from './password.ts';

describe('a new password', () => {
  it.each([
    ['Passw0rd!', []],
    ['Sh0rt!a', ['length']],
    ['PASSW0RD!', ['lowercase']],
    ['passw0rd!', ['uppercase']],
    ['Password!', ['number']],
    ['Passw0rdd', ['special']],
    ['Passw0rd d', ['special']],
    ['Ŵyth0s né!', []],
    [`Aa1!${'x'.repeat(197)}`, ['length']],
    ['', [...PASSWORD_RULES]],
  ])('%s breaks %j', (password, broken) => expect(brokenPasswordRules(password)).toEqual(broken));

  it.each([
    ['three plain words', []],
    ['1234567', ['length']],
  ])('%s breaks %j where only its length counts', (password, broken) =>
    expect(brokenPasswordRules(password, LENGTH_ONLY)).toEqual(broken),
  );
});
