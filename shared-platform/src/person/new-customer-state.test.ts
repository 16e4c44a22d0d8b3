import { atom, createStore } from 'jotai';
import { expect, it } from 'vitest';
import { createNewCustomerState } from './new-customer-state.ts';

const typed = atom('');
const isNew = atom(false);
const count = atom(0);

/** The atoms of the person who logs in with this token, once a visitor has typed and then registered. */
function after(token: string, register: (visitors: ReturnType<typeof createStore>) => void) {
  const [visitors, next] = [createStore(), createStore()];
  const notes = createNewCustomerState(visitors);
  visitors.set(typed, '9 Mill Lane');
  notes.begin('first');
  notes.begin('new');
  register(visitors);
  notes.end();
  visitors.set(typed, '10 Mill Lane');
  notes.giveTo(next, token);
  return { isNew: next.get(isNew), count: next.get(count), typed: next.get(typed) };
}

it('gives the newcomer what was noted of them, and nothing that was typed before or after', () => {
  const found = after('new', (visitors) => {
    visitors.set(isNew, true);
    visitors.set(count, (before) => before + 1);
    visitors.set(count, (before) => before + 1);
  });
  expect(found).toEqual({ isNew: true, count: 2, typed: '' });
});

it.each(['other', 'first', ''])('gives nothing to the person who logs in with the token "%s"', (token) => {
  const found = after(token, (visitors) => visitors.set(isNew, true));
  expect(found).toEqual({ isNew: false, count: 0, typed: '' });
});

it('leaves the visitor’s own atoms as they are set', () => {
  const visitors = createStore();
  const notes = createNewCustomerState(visitors);
  notes.begin('new');
  visitors.set(isNew, true);
  expect(visitors.get(isNew)).toBe(true);
});
