import fc from 'fast-check';
import type { Schema } from 'shared-contracts/schema';

/** The parts of zod's own description that these schemas are made of. */
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  catchall?: Schema;
  element?: Schema;
  innerType?: Schema;
  keyType?: Schema;
  valueType?: Schema;
  options?: readonly Schema[];
  entries?: Record<string, string>;
  values?: readonly unknown[];
}

const texts = [
  '',
  ' ',
  'a',
  'Yoga',
  'a'.repeat(300),
  '£5.00',
  '5.00',
  '-0.50',
  '2026-02-29',
  '2028-02-29',
  '/path',
];
const moments = ['2026-11-25T10:00:00Z', '2026-13-01T10:00:00Z', '2026-02-30T10:00:00Z', '2026-11-25'];
const addresses = ['https://example.com', 'en-GB', 'G-ABC123', '__proto__', 'constructor'];
const text = fc.oneof(fc.string(), fc.constantFrom(...texts, ...moments, ...addresses));
const figure = fc.oneof(fc.integer({ min: -2, max: 40 }), fc.double(), fc.constantFrom(2 ** 53, 1.5, -0));

/** Anything, mostly of the wrong type. */
const junk = fc.oneof(
  fc.constantFrom(null, undefined, true, false, [], {}, [null], { a: 1 }, Number.NaN),
  text,
  figure,
);

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition;

/** Values that a schema lets through, or would but for a part of them. */
export function nearValues(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fitting(definitionOf(schema)) }, { weight: 1, arbitrary: junk });
}

function fitting(definition: Definition): fc.Arbitrary<unknown> {
  const { shape, element, innerType, options, entries, values, valueType, keyType } = definition;
  switch (definition.type) {
    case 'string':
      return text;
    case 'number':
      return figure;
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constantFrom(...(values ?? []));
    case 'enum':
      return fc.constantFrom(...Object.values(entries ?? {}));
    case 'array':
      return element ? fc.array(nearValues(element), { maxLength: 3 }) : junk;
    case 'nullable':
    case 'optional':
    case 'default':
    case 'catch':
      return innerType ? fc.oneof(fc.constantFrom(null, undefined), nearValues(innerType)) : junk;
    case 'union':
      return fc.oneof(...(options ?? []).map(nearValues));
    case 'object':
      return objects(shape ?? {}, definition.catchall);
    case 'record':
      return records(keyType, valueType);
    default:
      return junk;
  }
}

/** Most have every name; some lack a few, some have one too many. */
function objects(shape: Record<string, Schema>, rest?: Schema): fc.Arbitrary<unknown> {
  const parts = Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, nearValues(part)]));
  const further = fc.record({ further: rest ? nearValues(rest) : junk });
  const whole = fc.record(parts);
  const partial = fc.record(parts, { requiredKeys: [] });
  const withMore = fc.tuple(whole, further).map(([named, more]) => ({ ...(named as object), ...more }));
  return fc.oneof({ weight: 4, arbitrary: whole }, partial, withMore);
}

function records(names?: Schema, values?: Schema): fc.Arbitrary<unknown> {
  const entries = names ? definitionOf(names).entries : undefined;
  if (!values) return junk;
  if (entries)
    return objects(Object.fromEntries(Object.values(entries).map((name) => [name, values])), values);
  return fc.dictionary(fc.string(), nearValues(values), { maxKeys: 3 });
}
