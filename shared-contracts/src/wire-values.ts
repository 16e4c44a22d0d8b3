import { maxLength, minLength, refine, string } from 'shared-contracts/schema';
import { isWireDay } from './dates.ts';

/** An id in a body: any short text that is not empty. */
export const idSchema = string().check(minLength(1), maxLength(64));

/** A real calendar day as `YYYY-MM-DD`. */
export const wireDay = string().check(refine(isWireDay));
