/**
 * The only way to the schema library: it offers these builders alone, so that the one copy shared by every remote stays
 * small.
 */
export {
  _default as withDefault,
  array,
  boolean,
  catch as withFallback,
  catchall,
  enum as oneOf,
  int,
  iso,
  literal,
  looseObject,
  maximum,
  maxLength,
  minimum,
  minLength,
  nullable,
  number,
  object,
  optional,
  record,
  refine,
  regex,
  safeParse,
  strictObject,
  string,
  trim,
  union,
  unknown,
} from 'zod/mini';

import type { infer as ZodInfer, ZodMiniType } from 'zod/mini';

/** Any schema made by these builders. */
export type Schema<Output = unknown> = ZodMiniType<Output>;

/** The value a schema describes, in camelCase. */
export type Infer<S extends Schema> = ZodInfer<S>;
