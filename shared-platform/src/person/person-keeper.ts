import type { EventBus } from 'shared-contracts/bus';
import type { EventName } from 'shared-contracts/events';
import type { FormDrafts } from '../drafts/form-drafts.ts';
import type { PageApi } from '../http/api.ts';
import { createWatchable, type Watchable } from '../watchable.ts';
import {
  afterIdentified,
  afterTokenChanged,
  afterTokenGone,
  type Clearing,
  firstLifetime,
  type Lifetime,
  type Transition,
} from './lifetime.ts';
import { createPersonLife, type LifeSupport, type PersonLife } from './person-life.ts';
import type { PersonalStorage } from './personal-storage.ts';

/** What the bus remembers of a person; the next one's parts must not be given it. */
const PERSONAL_EVENTS: readonly EventName[] = ['basket:changed', 'checkout:paying-changed'];

/** Why nobody is logged in any more. */
export type EndReason = 'logged-out' | 'expired' | 'elsewhere';

/** What a person is told whose login ended, or whose tab changed hands, without their doing. */
export type PersonNotice = 'expired' | 'logged-out-elsewhere' | 'somebody-else';

/** The one owner of whatever is personal on this page: it goes with the person, all at once. */
export interface PersonKeeper {
  life: Watchable<PersonLife>;
  notice: Watchable<PersonNotice | null>;
  /** Somebody left for good: the next person starts at the start. Whoever sees to that sets it back. */
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
  /** At a terminal that many people use nothing is put aside for anybody's return. */
  isShared: boolean;
}

export function createPersonKeeper(options: Options): PersonKeeper {
  const { api, bus, drafts, storage, isShared } = options;
  const support: LifeSupport = { api, settle };
  const owner = storage.open(options.token);
  // Whoever logged in here on another page of the terminal, and out again there, does not come back to it.
  if (isShared) storage.forgetPutAside();
  const life: Watchable<PersonLife> = createWatchable(createPersonLife(firstLifetime(owner), support, null));
  const hasExpired = options.token === null && storage.expiredOwner() !== null;
  const notice = createWatchable<PersonNotice | null>(hasExpired ? 'expired' : null);

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
      life.set(createPersonLife(next, support, before));
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
      follow(afterTokenGone(life.get()));
      storage.belongsTo(null, null);
    },
    tokenChanged() {
      life.get().newcomer.end();
      follow(afterTokenChanged(life.get()));
    },
    identified(id, token) {
      const before = ownerId();
      const expired = storage.expiredOwner();
      // Whoever opens a page with a login of their own has chosen its address; an expired person's is still theirs.
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
