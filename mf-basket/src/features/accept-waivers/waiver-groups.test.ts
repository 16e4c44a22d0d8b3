import { expect, test } from 'vitest';
import { waiverGroups } from './waiver-groups.ts';

const waiver = (id: string, title: string, name: string, html = '<p>One at a time.</p>') => ({
  id,
  title,
  html,
  attendee: { id: name, name },
});

test('one wording is read once for everyone, in the order of the basket', () => {
  const groups = waiverGroups([
    waiver('t1', 'Trampolines', 'Mia'),
    waiver('i1', 'Ice', 'Casey'),
    waiver('t2', 'Trampolines', 'Casey'),
    waiver('t3', 'Trampolines', 'Alex', '<p>Two at a time.</p>'),
  ]);
  expect(groups.map(({ ids, title, names }) => [title, ids, names])).toEqual([
    ['Trampolines', ['t1', 't2'], ['Mia', 'Casey']],
    ['Ice', ['i1'], ['Casey']],
    ['Trampolines', ['t3'], ['Alex']],
  ]);
});

test('nothing required is nothing to read', () => {
  expect(waiverGroups([])).toEqual([]);
});
