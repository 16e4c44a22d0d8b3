import { type Infer, object, string } from 'shared-contracts/schema';

/** Another booking of the attendee at the same time, confirmed or in the basket. */
export const clashSchema = object({ name: string(), startDate: string(), endDate: string() });
export type Clash = Infer<typeof clashSchema>;
