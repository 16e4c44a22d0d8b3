import {
  array,
  boolean,
  maxLength,
  minLength,
  nullable,
  refine,
  type Schema,
  string,
  withDefault,
} from 'shared-contracts/schema';
import { isWireDay } from './dates.ts';

/** An id in a body: any short text that is not empty. */
export const idSchema = string().check(minLength(1), maxLength(64));

/** A real calendar day as `YYYY-MM-DD`. */
export const wireDay = string().check(refine(isWireDay));

/** A part of an answer that may be left out: then it is `null`. */
export const orNull = <Part extends Schema>(schema: Part) => withDefault(nullable(schema), null as never);

/** A flag of an answer that may be left out: then it is off. */
export const flag = withDefault(boolean(), false);

/** A list of an answer that may be left out: then it is empty. */
export const listOf = <Part extends Schema>(schema: Part) => withDefault(array(schema), [] as never);
