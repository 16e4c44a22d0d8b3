import { type Infer, object, safeParse, string } from 'shared-contracts/schema';

/**
 * A waiver that one attendee, or someone for them, must accept before a basket is paid for: an entry of the cart's
 * `attendeeWaiversRequired`.
 */
export const attendeeWaiverSchema = object({
  /** The id that `completedWaivers` names once it is accepted. It changes with the wording. */
  id: string(),
  title: string(),
  /** The wording. */
  html: string(),
  attendee: object({ id: string(), name: string() }),
});
export type AttendeeWaiver = Infer<typeof attendeeWaiverSchema>;

/**
 * The waivers of a cart that can be shown. The specification gives their entries no shape, so entries of
 * an operator's API in another shape are left out.
 */
export function requiredWaivers({
  attendeeWaiversRequired,
}: {
  attendeeWaiversRequired: readonly unknown[];
}): AttendeeWaiver[] {
  return attendeeWaiversRequired.flatMap((entry) => {
    const read = safeParse(attendeeWaiverSchema, entry);
    return read.success ? [read.data] : [];
  });
}
