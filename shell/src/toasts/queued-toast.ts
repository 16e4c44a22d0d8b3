import type { EventPayload } from 'shared-contracts/events';

/** How long a toast stays unless it says otherwise, in milliseconds (shell specification 9). */
export const TOAST_DURATION = 5_000;

export interface QueuedToast {
  id: number;
  content: string;
  type: EventPayload<'toast:requested'>['type'];
  closeAfter: number;
  colour?: string;
  callback?: string;
  validationMessages?: { field: string; message: string }[];
}

let lastId = 0;

/** The stack with a new toast at its end; the same words already on show are not said twice. */
export function queueToast(toasts: QueuedToast[], requested: EventPayload<'toast:requested'>): QueuedToast[] {
  const { validationMessages, closeAfter = TOAST_DURATION, ...rest } = requested;
  const queued: QueuedToast = {
    ...(Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as typeof rest),
    id: ++lastId,
    closeAfter,
    ...(validationMessages
      ? {
          validationMessages: Object.entries(validationMessages).flatMap(([field, messages]) =>
            messages.map((message) => ({ field, message })),
          ),
        }
      : {}),
  } as QueuedToast;
  return [
    ...toasts.filter(({ content, type }) => content !== queued.content || type !== queued.type),
    queued,
  ];
}
