import { session } from 'shared-contracts/api/activities';
import { cart } from 'shared-contracts/api/basket';
import { client } from 'shared-contracts/api/client';
import { venues } from 'shared-contracts/api/venues';
import { expect, test } from 'vitest';
import { LONG_NAME_ENDING } from '../long-content/long-words.ts';
import { altered, answered, cut, failed, held, withoutFiles } from './answer-change.ts';
import { planAnswers } from './answer-plan.ts';

const VENUES = '/api/v1/activities/venues';
const preloaded = (url: string, data: unknown = []) => ({
  url,
  status: 200,
  body: { status_code: 200, data },
});

test.each([
  ['an endpoint', held(venues), 'GET', VENUES, 'hold'],
  ['its parameters', cut(session), 'GET', '/api/v1/activities/sessions/7', 'cut'],
  ['the empty path', failed(cart, 500), 'GET', '/api/v1/checkout', 'replace'],
  ['no longer path', failed(cart, 500), 'GET', '/api/v1/checkout/add', 'pass'],
  ['no other method', failed(cart, 500), 'DELETE', '/api/v1/checkout', 'pass'],
  ['files', withoutFiles('/remotes/mf-bookings/'), 'GET', '/remotes/mf-bookings/1.0.0/entry.js', 'cut'],
])('a change fits %s', (_what, change, method, pathname, does) => {
  expect(planAnswers([change], 'light').decide(method, pathname).does).toBe(does);
});

test('what comes with the page is altered, replaced, or left out so that the page asks', () => {
  const plan = planAnswers([held(client), answered(venues, [])], 'light');
  const theme = preloaded('frontend/theme?venue=sale', {});
  expect(plan.alterPreloaded([preloaded('client'), preloaded('activities/venues', [1]), theme])).toEqual([
    preloaded('activities/venues', []),
    theme,
  ]);
});

test('an alteration speaks the language of the contract, and leaves a failure alone', () => {
  const change = altered(venues, (list) => list.map((venue) => ({ ...venue, placeType: 'pool' })));
  const plan = planAnswers([change], 'light');
  const broken = { url: 'activities/venues', status: 500, body: null };
  expect(plan.alterPreloaded([preloaded('activities/venues', [{ place_type: 'gym' }]), broken])).toEqual([
    preloaded('activities/venues', [{ place_type: 'pool' }]),
    broken,
  ]);
});

test('long content lengthens every answer, after the changes of the state', () => {
  const change = altered(venues, (list) => list.map((venue) => ({ ...venue, name: 'Pool' })));
  const plan = planAnswers([change], 'long');
  expect(plan.alterPreloaded([preloaded('activities/venues', [{ name: 'Sale' }])])).toEqual([
    preloaded('activities/venues', [{ name: `Pool${LONG_NAME_ENDING}` }]),
  ]);
  expect(plan.decide('GET', '/api/v1/client').does).toBe('alter');
});
