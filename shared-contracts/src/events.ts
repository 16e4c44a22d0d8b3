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
  /** The token was removed. `expired` = the server refused it. */
  'session:ended': object({ reason: oneOf(['logged-out', 'expired', 'elsewhere']) }),
  /** A part needs the person to log in. `resume` comes back with the event that ends the login. */
  'session:login-requested': object({ resume: nullable(string()) }),
  /** The person closed the login without logging in. */
  'session:login-dismissed': object({ resume: nullable(string()) }),
  'session:logout-requested': noPayload,
  /** The venue of this host was chosen; `null` = cleared. */
  'venue:selected': object({ slug: nullable(string()) }),
  /** The basket's contents, after any change made or seen by this page. */
  'basket:changed': object({ cartId: nullable(string()), itemCount: int() }),
  /** A part asks the basket's owner to add items. */
  'basket:add-requested': object({ requestId: string(), items: array(addItemSchema) }),
  /** The end of an add request. `cancelled` = the person did not log in, or no basket took it. */
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
  /** True during a payment or a bank's challenge: a kiosk must not start over until it ends (decisions 44). */
  'checkout:paying-changed': object({ isPaying: boolean() }),
  'checkout:completed': object({ completeOrderId: string() }),
  /** A message for the person. `closeAfter` in milliseconds, 0 = stays until dismissed (shell specification 9). */
  'toast:requested': object({
    content: string(),
    type: oneOf(TOAST_TYPES),
    closeAfter: optional(int()),
    colour: optional(string()),
    validationMessages: optional(validationMessagesSchema),
    /** Comes back with `toast:closed` when the toast closes. A new toast with the same id replaces the old one. */
    callback: optional(string()),
  }),
  /** A toast's text is no longer true: it closes. */
  'toast:dismiss-requested': object({ callback: string() }),
  'toast:closed': object({ callback: string() }),
  /** The person at a kiosk wants to go to its home; the host asks whether to start over (joining specification 2). */
  'kiosk:home-requested': noPayload,
  /** A remote could not be shown. */
  'remote:failed': object({ remote: string(), stage: oneOf(['registry', 'entry', 'module', 'render']) }),
} as const;

export type EventName = keyof typeof events;
export type EventPayload<Name extends EventName> = Infer<(typeof events)[Name]>;

/**
 * Requests that one part makes and exactly one other part serves: the event that carries the request, and the one that
 * carries its answer. Both have the `requestId`, so that an answer finds its request. Parts of older releases emit and
 * listen to the events themselves; they and `request`/`serve` understand each other.
 */
export const requests = {
  'basket:add': { requested: 'basket:add-requested', settled: 'basket:add-settled' },
  'basket:quick-book': { requested: 'basket:quick-book-requested', settled: 'basket:quick-book-settled' },
} as const satisfies Record<string, { requested: EventName; settled: EventName }>;

export type RequestName = keyof typeof requests;
/** Payload of a request, with its id. */
export type RequestPayload<Name extends RequestName> = EventPayload<(typeof requests)[Name]['requested']>;
/** The server's answer. */
export type RequestAnswer<Name extends RequestName> = Omit<
  EventPayload<(typeof requests)[Name]['settled']>,
  'requestId'
>;

/** Events whose last payload is replayed to late listeners. */
export const stickyEvents: ReadonlySet<EventName> = new Set<EventName>([
  'session:started',
  'session:ended',
  'venue:selected',
  'basket:changed',
  'checkout:paying-changed',
]);
