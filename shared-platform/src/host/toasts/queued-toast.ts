import type { EventPayload } from 'shared-contracts/events';

/** Time for which a toast stays unless it says otherwise, in milliseconds (shell specification 9). */
export const TOAST_DURATION = 5_000;

export interface QueuedToast {
  id: number;
  content: string;
  type: EventPayload<'toast:requested'>['type'];
  closeAfter: number;
  colour?: string;
  callback?: string;
  /** In words for a person: the keys they came under are dropped. */
  validationMessages?: string[];
}

let lastId = 0;

/** Number of notifications shown at once: more would cover a phone. */
const MOST_AT_ONCE = 3;

/**
 * The stack with a new toast at its end. The same words are not said twice, a toast with the same callback is
 * replaced, and of too many the oldest that would go by themselves make room.
 */
export function queueToast(toasts: QueuedToast[], requested: EventPayload<'toast:requested'>): QueuedToast[] {
  const { validationMessages, closeAfter = TOAST_DURATION, ...rest } = requested;
  const queued: QueuedToast = {
    ...(Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as typeof rest),
    id: ++lastId,
    closeAfter,
    ...(validationMessages
      ? { validationMessages: [...new Set(Object.values(validationMessages).flat())] }
      : {}),
  } as QueuedToast;
  const others = toasts.filter(
    ({ content, type, callback }) =>
      (content !== queued.content || type !== queued.type) &&
      (callback === undefined || callback !== queued.callback),
  );
  return [...withRoom(others), queued];
}

function withRoom(toasts: QueuedToast[]): QueuedToast[] {
  if (toasts.length < MOST_AT_ONCE) return toasts;
  const oldest = toasts.find(({ closeAfter }) => closeAfter > 0);
  return oldest ? withRoom(toasts.filter((toast) => toast !== oldest)) : toasts;
}
