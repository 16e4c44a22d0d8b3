import { type Infer, object, string } from 'shared-contracts/schema';

/** Something else that whoever would take a place has at the same hours, booked or in the basket. */
export const clashSchema = object({ name: string(), startDate: string(), endDate: string() });
export type Clash = Infer<typeof clashSchema>;
