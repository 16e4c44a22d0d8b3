/**
 * Stands in for zod in a browser: the builders of `shared-contracts/schema`, which say there only whether a value has the
 * shape and what it reads as. What is wrong with it in words, JSON Schema and everything else stay zod's, on servers and in
 * tools. `small-schemas.test.ts` compares the two.
 */
const INVALID = Symbol('invalid');

/** One step after the type is right: the value it lets through, or makes of it. */
type Check = (value: unknown) => unknown;

interface Schema {
  run(value: unknown): unknown;
  check(...checks: Check[]): Schema;
  /** Says whether a name of an object may be left out, and whether a default then replaces it. */
  absence: 'refused' | 'left out' | 'replaced';
  /** True if it may read as `undefined`. */
  isOptional: boolean;
  /** The only values of a list of choices. */
  choices?: readonly string[];
  /** The names of an object. */
  shape?: Readonly<Record<string, Schema>>;
}

type Details = Partial<Omit<Schema, 'run' | 'check'>>;

const schema = (run: Schema['run'], details: Details = {}): Schema => ({
  absence: 'refused',
  isOptional: false,
  ...details,
  run,
  check: (...checks) =>
    schema(
      (value) => checks.reduce((read, check) => (read === INVALID ? INVALID : check(read)), run(value)),
      details,
    ),
});

const where = (isRight: (value: never) => boolean, details?: Details): Schema =>
  schema((value) => (isRight(value as never) ? value : INVALID), details);

export const string = () => where((value) => typeof value === 'string');
export const boolean = () => where((value) => typeof value === 'boolean');
export const number = () => where(Number.isFinite);
export const int = () => where(Number.isSafeInteger);
export const unknown = () => schema((value) => value);
export const literal = (wanted: unknown) => where((value) => value === wanted);
const oneOf = (choices: readonly string[]) => where((value) => choices.includes(value), { choices });

export const array = (element: Schema) =>
  schema((value) => {
    if (!Array.isArray(value)) return INVALID;
    const read = value.map((one) => element.run(one));
    return read.includes(INVALID) ? INVALID : read;
  });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param rest what a name reads as that is not in the shape; without it, such names are dropped. */
const objectWith = (shape: Readonly<Record<string, Schema>>, rest?: Schema['run']): Schema =>
  schema(
    (value) => {
      if (!isObject(value)) return INVALID;
      const read: Record<string, unknown> = {};
      for (const [name, { run, absence, isOptional }] of Object.entries(shape)) {
        const isThere = name in value;
        if (!isThere && absence === 'refused') return INVALID;
        if (!isThere && absence === 'left out' && isOptional) continue;
        const part = run(value[name]);
        if (part === INVALID) return INVALID;
        if (part !== undefined || isThere) read[name] = part;
      }
      if (rest) {
        for (const name of Object.keys(value)) {
          if (name in shape) continue;
          const part = rest(value[name]);
          if (part === INVALID) return INVALID;
          if (name !== '__proto__') read[name] = part;
        }
      }
      return read;
    },
    { shape },
  );

export const object = (shape: Record<string, Schema>) => objectWith(shape);
export const strictObject = (shape: Record<string, Schema>) => objectWith(shape, () => INVALID);
export const looseObject = (shape: Record<string, Schema>) => objectWith(shape, (value) => value);
export const catchall = ({ shape = {} }: Schema, rest: Schema) => objectWith(shape, rest.run);

export const record = (names: Schema, values: Schema) =>
  schema((value) => {
    if (!isObject(value)) return INVALID;
    const read: Record<string, unknown> = {};
    // A list of choices is one of the names that have to be there.
    for (const name of new Set([...(names.choices ?? []), ...Object.keys(value)])) {
      if (name === '__proto__') continue;
      const part = names.run(name) === INVALID ? INVALID : values.run(value[name]);
      if (part === INVALID) return INVALID;
      read[name] = part;
    }
    return read;
  });

const ABSENCES = ['replaced', 'left out', 'refused'] as const;

export const union = (options: readonly Schema[]) =>
  schema(
    (value) => {
      for (const { run } of options) {
        const read = run(value);
        if (read !== INVALID) return read;
      }
      return INVALID;
    },
    {
      absence: ABSENCES.find((absence) => options.some((option) => option.absence === absence)) ?? 'refused',
      isOptional: options.some(({ isOptional }) => isOptional),
    },
  );

export const nullable = ({ run, absence, isOptional }: Schema) =>
  schema((value) => (value === null ? null : run(value)), { absence, isOptional });

export const optional = ({ run, absence }: Schema) =>
  schema((value) => (value === undefined && absence !== 'replaced' ? undefined : run(value)), {
    absence: absence === 'replaced' ? absence : 'left out',
    isOptional: true,
  });

/** A copy, since what was read may be changed. */
const copyOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return [...value];
  return isObject(value) ? { ...value } : value;
};

export const _default = ({ run }: Schema, value: unknown) =>
  schema(
    (given) => {
      const read = given === undefined ? undefined : run(given);
      return read === undefined ? copyOf(value) : read;
    },
    { absence: 'replaced' },
  );

const withFallback = ({ run, absence, isOptional }: Schema, value: unknown) =>
  schema(
    (given) => {
      const read = run(given);
      return read === INVALID ? value : read;
    },
    { absence: absence === 'replaced' ? absence : 'left out', isOptional },
  );

export { oneOf as enum, withFallback as catch };

const only =
  <Value>(isRight: (value: Value) => boolean): Check =>
  (value) =>
    isRight(value as Value) ? value : INVALID;

export const minLength = (least: number) => only<string | unknown[]>(({ length }) => length >= least);
export const maxLength = (most: number) => only<string | unknown[]>(({ length }) => length <= most);
export const minimum = (least: number) => only<number>((value) => value >= least);
export const maximum = (most: number) => only<number>((value) => value <= most);
export const regex = (pattern: RegExp) => only<string>((value) => value.search(pattern) >= 0);
export const refine = (isRight: (value: never) => boolean): Check => only(isRight);
export const trim = (): Check => (value) => (value as string).trim();

const MOMENT = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?Z$/;

export const iso = {
  /** A moment in UTC, on a day that exists. */
  datetime: () =>
    string().check(
      regex(MOMENT),
      only<string>((value) => new Date(value).getUTCDate() === Number(value.slice(8, 10))),
    ),
};

/** Result of reading a value that has the shape. */
export function safeParse({ run }: Schema, value: unknown) {
  const data = run(value);
  return data === INVALID ? { success: false, error: 'not the shape' } : { success: true, data };
}
