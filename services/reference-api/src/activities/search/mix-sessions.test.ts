import { expect, it } from 'vitest';
import { isMixed, mixSessions } from './mix-sessions.ts';

const names = (found: string[], size: number) =>
  mixSessions(
    found.map((name) => ({ session: { name } })),
    size,
  ).map(({ session }) => session.name);

it('repeats nothing while there is something else', () =>
  expect(names(['Squash', 'Squash', 'Squash', 'Yoga', 'Squash', 'Swim', 'Spin', 'Yoga'], 4)).toEqual([
    'Squash',
    'Yoga',
    'Swim',
    'Spin',
  ]));

it('keeps the order of what it repeats', () =>
  expect(names(['Squash', 'Squash', 'Squash', 'Yoga', 'Yoga'], 4)).toEqual([
    'Squash',
    'Squash',
    'Squash',
    'Yoga',
  ]));

it('has no more than there is', () => expect(names(['Yoga', 'Yoga'], 4)).toEqual(['Yoga', 'Yoga']));

it('is mixed once no name has to repeat', () => {
  const named = (...names: string[]) => names.map((name) => ({ session: { name } }));
  expect(isMixed(named('Yoga', 'Yoga', 'Spin'), 2)).toBe(true);
  expect(isMixed(named('Yoga', 'Yoga', 'Spin'), 3)).toBe(false);
});
