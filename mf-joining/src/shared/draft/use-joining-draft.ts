import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  discardJoiningDraft,
  type JoiningDraft,
  joiningDraft,
  type OpenedJoiningDraft,
  saveJoiningDraft,
} from 'shared-contracts/api/joining-draft';
import { useApi, useLinks, useSession } from 'shared-platform';
import { useNavigate } from 'shared-platform/router';
import { useClearEntries, useFillEntries, useJoiningEntries } from '../entries/use-joining-entries.ts';
import type { JoiningAddress } from '../machine/joining-address.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { useOwner } from '../state/use-owner.ts';
import {
  changedSteps,
  type DraftEntries,
  draftEntries,
  entriesOf,
  matchDraft,
  resumePath,
  type TypedDetails,
} from './draft-entries.ts';
import { readDraftKey, storeDraftKey } from './draft-key.ts';
import { resumedAtom } from './resumed-atom.ts';
import { useResumed } from './use-resumed.ts';

/** Pause in typing before it is saved. */
const PAUSE_MS = 1_000;

interface Loaded {
  owner: string;
  draft: JoiningDraft | null;
}

/** Typed details of the person, and a way to restore them. */
export interface DetailsInMemory {
  typed: TypedDetails | null;
  fill(details: TypedDetails | null): void;
}

export interface JoiningDraftControl {
  /** The question to the person, if there is one. */
  question: 'offer' | 'differs' | 'conflict' | null;
  /** The saved draft; `null` for none. */
  draft: JoiningDraft | null;
  /** A visitor can have a link to it mailed. */
  canEmail: boolean;
  entries: DraftEntries;
  resume(): void;
  keepHere(): void;
  startAgain(): Promise<void>;
  setReminder(wantsReminder: boolean): Promise<void>;
  /** A visitor's joining was kept for the first time. */
  onEmailed(opened: OpenedJoiningDraft): void;
}

/** The draft in the failure of a save that came too late. */
const refusedDraft = (data: unknown): JoiningDraft | null =>
  (data as { draft?: JoiningDraft } | null | undefined)?.draft ?? null;

/**
 * Keeps a joining on the server, where its API offers that: loads it once for each person, saves each step after a
 * pause, and asks the person where two devices disagree. Whatever fails leaves joining as it is without it.
 */
export function useJoiningDraft(address: JoiningAddress, details: DetailsInMemory): JoiningDraftControl {
  const api = useApi();
  const links = useLinks();
  const navigate = useNavigate();
  const { user } = useSession();
  const owner = useOwner();
  const { joining, stage, send } = useJoining();
  const { given } = useJoiningEntries();
  const fillEntries = useFillEntries();
  const clearEntries = useClearEntries();
  const [key, setKey] = useState(readDraftKey);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [decidedFor, setDecidedFor] = useState<string | null>(null);
  const [conflict, setConflict] = useState<JoiningDraft | null>(null);
  const isSaving = useRef(false);
  const setResumed = useSetAtom(resumedAtom);

  const entries = useMemo(() => draftEntries(joining, given, details.typed), [joining, given, details.typed]);
  const isShown = stage === 'filling' || stage === 'checking';
  const isCurrent = owner !== null && loaded?.owner === owner;
  const draft = isCurrent ? loaded.draft : null;
  const match = isCurrent && isShown && decidedFor !== owner ? matchDraft(draft, entries) : null;

  function changeKey(next: string | null) {
    storeDraftKey(next);
    setKey(next);
  }
  const keepLoaded = (next: JoiningDraft | null) => owner !== null && setLoaded({ owner, draft: next });

  // A visitor who has chosen nothing has nothing to keep, so the server is not called for them.
  const isWanted =
    owner !== null && !isCurrent && (user !== null || key !== null || joining.membership !== null);
  const load = useEffectEvent(async (forOwner: string, isAborted: () => boolean) => {
    const opened = key === null ? null : await api.call(saveJoiningDraft, { body: { key, steps: {} } });
    if (isAborted()) return;
    // Once it is a person's own, or deleted, the key opens nothing.
    if (opened && (user || (!opened.ok && opened.error.kind === 'not-found'))) changeKey(null);
    const result = opened?.ok ? opened : await api.call(joiningDraft, {});
    if (!isAborted() && result.ok) setLoaded({ owner: forOwner, draft: result.data });
  });
  useEffect(() => {
    if (!isWanted || owner === null) return;
    let isAborted = false;
    void load(owner, () => isAborted);
    return () => {
      isAborted = true;
    };
  }, [isWanted, owner]);

  function fillIn(from: JoiningDraft) {
    const restored = entriesOf(from);
    if (restored) fillEntries(restored.choice, restored.parts);
    const typed = from.steps.details?.given;
    if (typed) details.fill(typed);
  }
  const decide = useEffectEvent(() => {
    if (match === 'fill' && draft) fillIn(draft);
    setDecidedFor(owner);
  });
  useEffect(() => {
    if (match === 'fill' || match === 'same') decide();
  }, [match]);

  const changes = useMemo(() => changedSteps(entries, draft), [entries, draft]);
  const isToSave =
    isCurrent &&
    isShown &&
    decidedFor === owner &&
    conflict === null &&
    (user !== null || key !== null) &&
    Object.keys(changes).length > 0;
  const save = useEffectEvent(async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    const result = await api.call(saveJoiningDraft, { body: { key, steps: changes } });
    isSaving.current = false;
    if (result.ok) return keepLoaded(result.data);
    if (result.error.kind === 'not-found') return changeKey(null);
    const now = refusedDraft(result.error.data);
    if (result.error.kind !== 'conflict' || !now) return;
    // One that was thrown away or finished has nothing that could be lost; one that is the same was saved, and the answer
    // did not arrive.
    const isSame = Object.keys(changedSteps(entries, now)).length === 0;
    if (now.steps.choice && !isSame) setConflict(now);
    else keepLoaded(now);
  });
  useEffect(() => {
    if (!isToSave || Object.keys(changes).length === 0) return;
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isToSave, changes]);

  useResumed(
    match === null &&
      decidedFor === owner &&
      isShown &&
      ['fill', 'same'].includes(matchDraft(draft, entries)),
  );

  const isNamed = address.membership !== null;
  const isOpen = match === 'differs' || (match === 'offer' && !isNamed);
  return {
    question: conflict ? 'conflict' : isOpen ? match : null,
    draft,
    // One that a kiosk handed over is kept for this tab only, until it gets an address.
    canEmail:
      isCurrent &&
      isShown &&
      user === null &&
      (key === null || draft?.hasAddress === false) &&
      joining.membership !== null,
    entries,
    resume() {
      const from = conflict ?? draft;
      if (!from) return;
      fillIn(from);
      keepLoaded(from);
      setConflict(null);
      setDecidedFor(owner);
      setResumed(true);
      void navigate(links.to(resumePath(from)));
    },
    keepHere() {
      if (conflict) keepLoaded(conflict);
      setConflict(null);
      setDecidedFor(owner);
    },
    async startAgain() {
      const result = await api.call(discardJoiningDraft, { body: { key } });
      if (!result.ok) return;
      changeKey(null);
      keepLoaded(null);
      setConflict(null);
      setDecidedFor(owner);
      details.fill(null);
      clearEntries();
      if (joining.centreSlug !== null) send({ type: 'centre-given-up' });
    },
    async setReminder(wantsReminder) {
      const result = await api.call(saveJoiningDraft, { body: { key, wantsReminder, steps: {} } });
      if (result.ok) keepLoaded(result.data);
    },
    onEmailed(opened) {
      changeKey(opened.key);
      keepLoaded(opened.draft);
      setDecidedFor(owner);
    },
  };
}
