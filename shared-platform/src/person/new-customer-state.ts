import type { createStore } from 'jotai';

export type AtomStore = ReturnType<typeof createStore>;

/**
 * Atoms that remotes set for a visitor who has just registered, from the answer to the registration until its
 * token is the page's. They speak of the new person, unlike everything else in a visitor's atoms.
 */
export interface NewCustomerState {
  /** The server has opened an account, and logs its owner in with this token. */
  begin(token: string): void;
  end(): void;
  /** Sets the same atoms for the person who is here with a token, if that token is the newcomer's. */
  giveTo(atoms: AtomStore, token: string): void;
}

export function createNewCustomerState(visitors: AtomStore): NewCustomerState {
  const { set } = visitors;
  let newToken: string | null = null;
  let notes: ((atoms: AtomStore) => void)[] = [];
  return {
    begin(token) {
      newToken = token;
      notes = [];
      visitors.set = (atom, ...values) => {
        notes.push((atoms) => atoms.set(atom, ...values));
        return set(atom, ...values);
      };
    },
    end() {
      visitors.set = set;
    },
    giveTo(atoms, token) {
      if (token !== newToken) return;
      for (const note of notes) note(atoms);
    },
  };
}
