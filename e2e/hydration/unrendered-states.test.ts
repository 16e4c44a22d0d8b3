import { expect, it } from 'vitest';
import { areas } from '../gallery/areas.ts';
import { planPages } from './public-pages.ts';
import { judgeCount, judgeRendering, LEAST_RENDERED, UNRENDERED } from './unrendered-states.ts';

const planned = new Set(
  planPages(areas, { tenants: [], only: [], widths: [], contents: [] }).map(
    ({ area, state }) => `${area}/${state.id}`,
  ),
);

it.each<[string, boolean, string | null]>([
  ['bookings/home', true, null],
  ['bookings/home', false, 'it is not rendered'],
  ['bookings/home-on-map', false, null],
  ['bookings/home-on-map', true, 'it is rendered, although only the browser reads this query'],
])('%s, rendered: %s, is judged %j', (state, isRendered, finding) => {
  expect(judgeRendering(state, isRendered)).toBe(finding);
});

it.each<[number, boolean, string | null]>([
  [LEAST_RENDERED, true, null],
  [LEAST_RENDERED - 1, true, `only ${LEAST_RENDERED - 1} states are rendered, of at least ${LEAST_RENDERED}`],
  [1, false, null],
])('%i rendered states, in a whole walk: %s, are judged %j', (rendered, isWhole, finding) => {
  expect(judgeCount(rendered, isWhole)).toBe(finding);
});

it('names only states of the walk', () => {
  expect([...UNRENDERED.keys()].filter((state) => !planned.has(state))).toEqual([]);
});

it('leaves as many states as a whole walk has to find rendered', () => {
  expect(planned.size - UNRENDERED.size).toBeGreaterThanOrEqual(LEAST_RENDERED);
});
