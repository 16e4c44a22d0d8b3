import type { EventBus } from 'shared-contracts/bus';
import type { EventName } from 'shared-contracts/events';
import type { FormDrafts } from '../drafts/form-drafts.ts';
import type { PageApi } from '../http/api.ts';
import { createWatchable, type Watchable } from '../watchable.ts';
import {
  afterIdentified,
  afterTokenChanged,
  afterTokenRemoved,
  type Clearing,
  firstLifetime,
  type Lifetime,
  type Transition,
} from './lifetime.ts';
import { createPersonState, type PersonState, type PersonStateOptions } from './person-state.ts';
import type { PersonalStorage } from './personal-storage.ts';

/** Personal events of the bus, which the next person's parts must not receive. */
const PERSONAL_EVENTS: readonly EventName[] = ['basket:changed', 'checkout:paying-changed'];

/** Reason that no one is logged in any more. */
export type EndReason = 'logged-out' | 'expired' | 'elsewhere';

/** The notice after a login ended, or a tab changed hands, without the person's doing. */
export type PersonNotice = 'expired' | 'logged-out-elsewhere' | 'somebody-else';

/** The single owner of personal data on this page: it is cleared with the person, all at once. */
export interface PersonController {
  life: Watchable<PersonState>;
  notice: Watchable<PersonNotice | null>;
  /** Someone left for good: the next person starts at the start. Anyone who sees to that sets it back. */
  needsFreshStart: Watchable<boolean>;
  /** Id of the person whom the page shows; `null` for a visitor, and while it is not known whose the token is. */
  personId(): string | null;
  tokenGone(reason: EndReason): void;
  tokenChanged(): void;
  /** @param token the one that the person is logged in with. */
  identified(id: string, token: string): void;
}

interface Options {
  api: PageApi;
  bus: EventBus;
  drafts: FormDrafts;
  storage: PersonalStorage;
  /** The token held when the page starts. */
  token: string | null;
  /** Has the page notice a token that changed since it last looked. */
  compare(): void;
  /** At a terminal that many people use nothing is put aside for anyone's return. */
  isShared: boolean;
}

export function createPersonController(options: Options): PersonController {
  const { api, bus, drafts, storage, isShared } = options;
  const support: PersonStateOptions = { api, settle };
  const owner = storage.open(options.token);
  // Anyone who logged in here on another page of the terminal, and out again there, does not come back to it.
  if (isShared) storage.forgetPutAside();
  const life: Watchable<PersonState> = createWatchable(
    createPersonState(firstLifetime(owner), support, null),
  );
  const hasExpired = options.token === null && storage.expiredOwner() !== null;
  const notice = createWatchable<PersonNotice | null>(hasExpired ? 'expired' : null, null);

  const needsFreshStart = createWatchable(false);

  const ownerId = (): string | null => {
    const { owner } = life.get();
    return owner.kind === 'user' ? owner.id : null;
  };

  function settle(): Promise<void> | undefined {
    options.compare();
    if (!life.get().isSuspended) return;
    return new Promise((resolve) => {
      const stop = life.subscribe(() => {
        if (life.get().isSuspended) return;
        stop();
        resolve();
      });
    });
  }

  function clear(clearing: Clearing | null): void {
    if (!clearing) return;
    storage.clear(clearing);
    api.forgetPreloaded();
    if (clearing === 'everything') bus.forget(PERSONAL_EVENTS);
  }

  function begin(next: Lifetime): void {
    const before = life.get();
    if (next === before) return;
    if (next.generation === before.generation) life.set({ ...before, ...next });
    else {
      before.end();
      life.set(createPersonState(next, support, before));
    }
  }

  function follow({ next, clearing }: Transition): void {
    clear(clearing);
    begin(next);
  }

  return {
    life,
    notice,
    needsFreshStart,
    personId: () => (life.get().isSuspended ? null : ownerId()),
    tokenGone(reason) {
      const id = ownerId();
      if (reason === 'expired' && id !== null && !isShared) {
        drafts.save();
        storage.putAside(id, true);
      }
      if (reason === 'logged-out' || isShared) storage.forgetPutAside();
      notice.set(reason === 'elsewhere' && id !== null ? 'logged-out-elsewhere' : null);
      // After a login that expired, the documents lead back to where the person was.
      needsFreshStart.set(reason !== 'expired');
      follow(afterTokenRemoved(life.get()));
      storage.belongsTo(null, null);
    },
    tokenChanged() {
      life.get().newcomer.end();
      follow(afterTokenChanged(life.get()));
    },
    identified(id, token) {
      const before = ownerId();
      const expired = storage.expiredOwner();
      // Anyone who opens a page with their own login has chosen its address; an expired person's is still theirs.
      const isAnother = [before, expired].some((earlier) => earlier !== null && earlier !== id);
      const { next, clearing } = afterIdentified(life.get(), id, storage.hasPutAside(id));
      notice.set(before !== null && before !== id ? 'somebody-else' : null);
      needsFreshStart.set(isAnother);
      clear(clearing);
      storage.giveBack(id);
      storage.belongsTo(id, token);
      const { newcomer, visit } = life.get();
      begin(next);
      if (next.visit === visit) newcomer.giveTo(life.get().atoms, token);
    },
  };
}
