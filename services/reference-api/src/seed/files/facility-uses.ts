import {
  array,
  type Infer,
  int,
  minimum,
  minLength,
  optional,
  regex,
  strictObject,
  string,
} from 'shared-contracts/schema';
import { parseSeed } from './parse-seed.ts';

const time = string().check(regex(/^[0-2]\d:[0-5]\d$/));
const price = string().check(regex(/^\d+\.\d\d$/));

const facilityUseSeedSchema = strictObject({
  slug: string(),
  /** Facilities of `venues.csv`, any of which has it. */
  facilities: array(string()).check(minLength(1)),
  activityId: string(),
  name: string(),
  description: string(),
  /** Names of the courts or pitches, each of which is booked on its own. */
  courts: array(string()).check(minLength(1)),
  durationMinutes: int().check(minimum(1)),
  /** Lengths for which one can be booked, in minutes: multiples of its duration. */
  lengths: optional(array(int().check(minimum(1)))),
  /** The area of the benefits that it costs members less with. */
  benefit: string(),
  prices: strictObject({ standard: price, member: optional(price) }),
  attendeeInstructions: string(),
  weekdayTimes: array(time),
  weekendTimes: array(time),
});

/** Courts or pitches of one kind: becomes a FacilityUse at the venues that have them. */
export type FacilityUseSeed = Infer<typeof facilityUseSeedSchema>;

/** The courts of a seed file's content. Throws a StartFailure naming the file and the key that does not fit. */
export const parseFacilityUses = (content: unknown, file: string): FacilityUseSeed[] =>
  parseSeed(array(facilityUseSeedSchema), content, file);
