import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'shared-platform/router';

/** History state of a timetable: the class that was opened from it. */
interface TimetableEntry {
  openedSession: string;
}

export const timetableEntry = (sessionId: string): TimetableEntry => ({ openedSession: sessionId });

function openedSession(state: unknown): string | null {
  const isEntry = typeof state === 'object' && state !== null && 'openedSession' in state;
  return isEntry && typeof state.openedSession === 'string' ? state.openedSession : null;
}

/** History state of a class: the query of the timetable it was opened from. */
interface SessionEntry {
  timetableQuery: string;
}

/** The query that leads back to the timetable of a day, filtered as it was when the class was opened from it. */
export function timetableQuery(state: unknown, day: string): string {
  const isEntry = typeof state === 'object' && state !== null && 'timetableQuery' in state;
  const query = new URLSearchParams(isEntry ? String(state.timetableQuery) : '');
  query.set('date', day);
  return `?${query}`;
}

/**
 * Leads the focus back to the link of a class when the person returns from it. A link that is gone, or a person who
 * has moved on, leaves it where it is.
 */
export function useReturnFocus(sessionId: string): {
  link: RefObject<HTMLAnchorElement | null>;
  /** For the history, with the class. */
  entry: SessionEntry;
  leave(): void;
} {
  const link = useRef<HTMLAnchorElement>(null);
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isReturn = openedSession(state) === sessionId;

  useEffect(() => {
    if (!isReturn) return;
    // The frame gives a new screen's focus to its main part, in the same round of effects.
    queueMicrotask(() => {
      if (['BODY', 'MAIN'].includes(document.activeElement?.tagName ?? 'BODY')) link.current?.focus();
    });
  }, [isReturn]);

  return {
    link,
    entry: { timetableQuery: search },
    leave: () => void navigate({ pathname, search }, { replace: true, state: timetableEntry(sessionId) }),
  };
}
