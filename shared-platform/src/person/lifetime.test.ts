import { describe, expect, it } from 'vitest';
import {
  afterIdentified,
  afterTokenChanged,
  afterTokenRemoved,
  firstLifetime,
  type Owner,
  type Transition,
} from './lifetime.ts';

const visitor: Owner = { kind: 'visitor' };
const unidentified: Owner = { kind: 'unidentified' };
const sam: Owner = { kind: 'user', id: 'sam' };

/** The effect of a step on a page. */
function effectOf({ next, clearing }: Transition) {
  return {
    owner: next.owner.kind === 'user' ? next.owner.id : next.owner.kind,
    remountsScreens: next.generation > 0,
    hasPersonLeft: next.visit > 0,
    hidden: next.isSuspended,
    clearing,
  };
}

describe('whose page it is', () => {
  it.each<[string, Transition, ReturnType<typeof effectOf>]>([
    [
      'a visitor logs in: until the server has said who it is, nothing changes',
      afterTokenChanged(firstLifetime(visitor)),
      { owner: 'visitor', remountsScreens: false, hasPersonLeft: false, hidden: false, clearing: null },
    ],
    [
      'then screens mount again, and what was chosen goes along',
      afterIdentified(firstLifetime(visitor), 'sam', false),
      {
        owner: 'sam',
        remountsScreens: true,
        hasPersonLeft: false,
        hidden: false,
        clearing: 'all-but-choices',
      },
    ],
    [
      'a page opened with a token is its person’s from the start',
      afterIdentified(firstLifetime(unidentified), 'sam', false),
      { owner: 'sam', remountsScreens: false, hasPersonLeft: false, hidden: false, clearing: null },
    ],
    [
      'unless something was put aside for them, which screens read as they mount',
      afterIdentified(firstLifetime(unidentified), 'sam', true),
      { owner: 'sam', remountsScreens: true, hasPersonLeft: false, hidden: false, clearing: null },
    ],
    [
      'a person logs out',
      afterTokenRemoved(firstLifetime(sam)),
      { owner: 'visitor', remountsScreens: true, hasPersonLeft: true, hidden: false, clearing: 'everything' },
    ],
    [
      'another token appears: the person is hidden until it is known whose it is',
      afterTokenChanged(firstLifetime(sam)),
      { owner: 'sam', remountsScreens: false, hasPersonLeft: false, hidden: true, clearing: null },
    ],
    [
      'it is their own new one: they are back as they were',
      afterIdentified({ ...firstLifetime(sam), isSuspended: true }, 'sam', false),
      { owner: 'sam', remountsScreens: false, hasPersonLeft: false, hidden: false, clearing: null },
    ],
    [
      'it is somebody else’s: everything goes',
      afterIdentified({ ...firstLifetime(sam), isSuspended: true }, 'alex', false),
      { owner: 'alex', remountsScreens: true, hasPersonLeft: true, hidden: false, clearing: 'everything' },
    ],
    [
      'one unknown token follows another: what the first one loaded goes',
      afterTokenChanged(firstLifetime(unidentified)),
      {
        owner: 'unidentified',
        remountsScreens: true,
        hasPersonLeft: true,
        hidden: false,
        clearing: 'everything',
      },
    ],
  ])('%s', (_, step, expected) => {
    expect(effectOf(step)).toEqual(expected);
  });
});
