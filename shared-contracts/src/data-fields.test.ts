import { describe, expect, it } from 'vitest';
import { answerMessage, isEmptyAnswer, putAnswer, type Question, startAnswer } from './data-fields.ts';

const question = (change: Partial<Question> = {}): Question => ({
  label: 'Name',
  type: 'text',
  isRequired: true,
  options: [
    { value: 'f', label: 'Female' },
    { value: 'm', label: 'Male' },
  ],
  ...change,
});

const TODAY = '2026-11-21';

describe('an empty answer', () => {
  it.each([undefined, null, '', '  ', [], false])('is %j', (answer) =>
    expect(isEmptyAnswer(answer)).toBe(true),
  );
  it.each(['x', 0, true, ['f']])('is not %j', (answer) => expect(isEmptyAnswer(answer)).toBe(false));
});

describe('the message about an answer', () => {
  it.each<[Partial<Question>, unknown, string | null]>([
    [{}, '', 'Name is required.'],
    [{ isRequired: false }, '', null],
    [{}, 'Sam', null],
    [{ type: 'checkbox' }, false, 'Name is required.'],
    [{ type: 'checkbox' }, true, null],
    [{ type: 'checkbox', label: 'I am 16 or over.' }, false, 'Please tick ‘I am 16 or over’.'],
    [{ type: 'checkbox', label: 'I agree', isRequired: false }, false, null],
    [{ type: 'multi_select' }, [], 'Name is required.'],
    [{ type: 'multi_select' }, ['f', 'm'], null],
    [{ type: 'multi_select' }, ['x'], 'Choose from the answers to Name.'],
    [{ type: 'select' }, 'x', 'Choose one of the answers to Name.'],
    [{ type: 'select' }, 'm', null],
    [{ type: 'number' }, 'ten', 'Name must be a number.'],
    [{ type: 'number' }, '10', null],
    [{ type: 'number' }, 0, null],
    [{ type: 'date' }, '2024-02-31', 'Date must be valid.'],
    [{ type: 'date' }, '31/02/2024', 'Date must be valid.'],
    [{ type: 'date' }, '2024-02-29', null],
    [{ type: 'date' }, TODAY, null],
    [{ type: 'date' }, '2026-11-22', 'Date must be valid.'],
    [{ type: 'date', isRequired: false }, null, null],
  ])('%j answered %j is %j', (change, answer, message) => {
    expect(answerMessage(question(change), answer as never, TODAY)).toBe(message);
  });
});

describe('the answer a question starts with', () => {
  it.each([
    ['multi_select', '["a","b"]', ['a', 'b']],
    ['multi_select', 'a, b', ['a', 'b']],
    ['multi_select', ['a'], ['a']],
    ['multi_select', '[broken', []],
    ['multi_select', null, []],
    ['checkbox', '1', true],
    ['checkbox', 'false', false],
    ['date', '2001-02-03T00:00:00Z', '2001-02-03'],
    ['date', 'soon', 'soon'],
    ['text', 'x', 'x'],
    ['number', 3, '3'],
    ['text', undefined, null],
  ] as const)('of %s from %j is %j', (type, stored, answer) => {
    expect(startAnswer(type, stored as never)).toEqual(answer);
  });
});

describe('a dotted path', () => {
  it('nests beside existing answers', () => {
    const body: Record<string, unknown> = {};
    putAnswer(body, 'firstName', 'Sam');
    putAnswer(body, 'address.postcode', 'M1 1AE');
    putAnswer(body, 'address.city', 'Manchester');
    expect(body).toEqual({ firstName: 'Sam', address: { postcode: 'M1 1AE', city: 'Manchester' } });
  });

  it('never reaches what every object inherits', () => {
    const body: Record<string, unknown> = {};
    putAnswer(body, 'constructor.polluted', 'yes');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(body).toEqual({ constructor: { polluted: 'yes' } });
  });
});
