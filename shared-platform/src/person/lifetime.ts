/** The owner of the page. `unidentified`: a token is held, and the server has not yet said whose it is. */
export type Owner = { kind: 'visitor' } | { kind: 'unidentified' } | { kind: 'user'; id: string };

/** The part of the page's life that belongs to one person. */
export interface Lifetime {
  owner: Owner;
  /** Changes with every change of person: screens mount again. */
  generation: number;
  /** Changes when someone leaves, not when a visitor logs in: what a visitor chose goes along. */
  visit: number;
  /** Another token is held and may be someone else's: nothing of the person known so far is shown. */
  isSuspended: boolean;
}

/** Personal data to clear: all, or all but a visitor's choices. */
export type Clearing = 'everything' | 'all-but-choices';

export interface Transition {
  next: Lifetime;
  /** `null` when nothing goes. */
  clearing: Clearing | null;
}

/** @param owner what is known when the page starts. */
export const firstLifetime = (owner: Owner): Lifetime => ({
  owner,
  generation: 0,
  visit: 0,
  isSuspended: false,
});

const VISITOR: Owner = { kind: 'visitor' };
const UNIDENTIFIED: Owner = { kind: 'unidentified' };

/** The token is gone: the person who is here now is a visitor, and starts with nothing. */
export function afterTokenRemoved(now: Lifetime): Transition {
  return leave(now, VISITOR);
}

/**
 * A token takes the place of none or of another one. Until the server has said whose it is, a visitor stays a visitor,
 * a person is hidden, and what was loaded for no one in particular is dropped.
 */
export function afterTokenChanged(now: Lifetime): Transition {
  if (now.owner.kind === 'visitor') return stay(now);
  if (now.owner.kind === 'user') return stay({ ...now, isSuspended: true });
  return leave(now, UNIDENTIFIED);
}

/**
 * The server has said whose token is held.
 * @param hasReturned whether something was put aside for this person and has been given back to them.
 */
export function afterIdentified(now: Lifetime, id: string, hasReturned: boolean): Transition {
  const owner: Owner = { kind: 'user', id };
  if (now.owner.kind === 'visitor') {
    return { next: { ...now, owner, generation: now.generation + 1 }, clearing: 'all-but-choices' };
  }
  if (now.owner.kind === 'user' && now.owner.id !== id) return leave(now, owner);
  const generation = hasReturned ? now.generation + 1 : now.generation;
  return stay({ ...now, owner, generation, isSuspended: false });
}

const stay = (next: Lifetime): Transition => ({ next, clearing: null });

const leave = ({ generation, visit }: Lifetime, owner: Owner): Transition => ({
  next: { owner, generation: generation + 1, visit: visit + 1, isSuspended: false },
  clearing: 'everything',
});
