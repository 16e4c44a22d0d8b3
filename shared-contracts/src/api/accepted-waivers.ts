import { array, boolean, type Infer, nullable, object, optional, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/** A wording that was accepted, with everyone it was accepted for. */
export const acceptedWaiverSchema = object({
  id: string(),
  title: string(),
  /** The wording as it was read. */
  html: string(),
  acceptances: array(
    object({
      /** The attendee. */
      attendee: string(),
      /** The person who accepted it, if someone else. */
      acceptedBy: nullable(string()),
      /** True if staff recorded it at the desk; otherwise it was accepted online. */
      isNotedAtDesk: boolean(),
      /** With the site's offset. */
      acceptedAt: string(),
    }),
  ),
});
export type AcceptedWaiver = Infer<typeof acceptedWaiverSchema>;

export const acceptedWaivers = endpoint({
  method: 'GET',
  path: 'my-account/waivers',
  query: object({ selected_user_id: optional(string()) }),
  answer: object({
    /** Name of the person whose waivers these are. */
    person: string(),
    waivers: array(acceptedWaiverSchema),
  }),
  access: 'customer',
  summary:
    'Waivers that the person has accepted, or that were accepted for them, each with its wording, newest first; at the desk those of `selected_user_id`.',
});

/** The arguments of the call; `null` = one's own. */
export const acceptedWaiversOf = (personId: string | null): { query: { selected_user_id?: string } } => ({
  query: personId === null ? {} : { selected_user_id: personId },
});
