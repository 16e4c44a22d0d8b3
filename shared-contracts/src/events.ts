import {
  array,
  boolean,
  type Infer,
  int,
  nullable,
  object,
  oneOf,
  optional,
  string,
} from 'shared-contracts/schema';
import { addItemSchema } from './api/add-item.ts';
import { validationMessagesSchema } from './envelope.ts';

const noPayload = object({});

/** Notification types (joining specification 9). */
export const TOAST_TYPES = ['danger', 'success', 'neutral', 'warning'] as const;

/** Every event that may cross remotes, as `owner:past-tense` -> payload. The map is closed. */
export const events = {
  /** A token appeared, here or on another host or tab. */
  'session:started': object({ userId: string() }),
  /** The token is gone. `expired` = the server refused it. */
  'session:ended': object({ reason: oneOf(['logged-out', 'expired', 'elsewhere']) }),
  /** A part needs the person to log in. `resume` is told back when they have. */
  'session:login-requested': object({ resume: nullable(string()) }),
  /** The person closed the login without logging in. */
  'session:login-dismissed': object({ resume: nullable(string()) }),
  'session:logout-requested': noPayload,
  /** The venue of this host was chosen; `null` = cleared. */
  'venue:selected': object({ slug: nullable(string()) }),
  /** What the basket now holds, after any change that came from this page or was seen by it. */
  'basket:changed': object({ cartId: nullable(string()), itemCount: int() }),
  /** A part asks the basket's owner to add items. */
  'basket:add-requested': object({ requestId: string(), items: array(addItemSchema) }),
  /** The answer to an add request. `cancelled` = the person did not log in. */
  'basket:add-settled': object({
    requestId: string(),
    outcome: oneOf(['added', 'failed', 'cancelled']),
    message: nullable(string()),
  }),
  /** A part asks the basket's owner to book one thing that is free, at once: the owner asks the person to confirm it. */
  'basket:quick-book-requested': object({ requestId: string(), item: addItemSchema }),
  /** The answer to a quick-book request, once the person has closed what they were asked. */
  'basket:quick-book-settled': object({
    requestId: string(),
    outcome: oneOf(['booked', 'failed', 'cancelled']),
  }),
  /** A section of joining was opened, by its id (joining specification 2). */
  'joining:section-opened': object({ section: string() }),
  /** Whether a payment is in flight or the bank asks for it: a kiosk must not start over meanwhile (decisions 44). */
  'checkout:paying-changed': object({ isPaying: boolean() }),
  'checkout:completed': object({ completeOrderId: string() }),
  /** A message for the person. `closeAfter` in milliseconds, 0 = stays until dismissed (shell specification 9). */
  'toast:requested': object({
    content: string(),
    type: oneOf(TOAST_TYPES),
    closeAfter: optional(int()),
    colour: optional(string()),
    validationMessages: optional(validationMessagesSchema),
    /** Told back as `toast:closed` when the toast goes. A new toast with the same one takes the old one's place. */
    callback: optional(string()),
  }),
  /** What a toast says is no longer so: it goes. */
  'toast:dismiss-requested': object({ callback: string() }),
  'toast:closed': object({ callback: string() }),
  /** The person at a kiosk wants to go to its home; the host asks whether to start over (joining specification 2). */
  'kiosk:home-requested': noPayload,
  /** A remote could not be shown. */
  'remote:failed': object({ remote: string(), stage: oneOf(['registry', 'entry', 'module', 'render']) }),
} as const;

export type EventName = keyof typeof events;
export type EventPayload<Name extends EventName> = Infer<(typeof events)[Name]>;

/** Events whose last payload is told to late listeners. */
export const stickyEvents: ReadonlySet<EventName> = new Set<EventName>([
  'session:started',
  'session:ended',
  'venue:selected',
  'basket:changed',
  'checkout:paying-changed',
]);
