import fc from 'fast-check';
import type { WireSchema } from './published-calls.ts';

/** Values that exist, by the name of the field or parameter that takes them. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

const WORDS = ['a', '1', 'Sam', 'M33 2AL', '2026-06-20', '07700 900123', 'someone@example.com', 'Passw0rd!'];

function fits(schema: WireSchema, text: string): boolean {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = schema;
  return text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern).test(text));
}

function textOf(schema: WireSchema, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  const candidates = [...(known[name] ?? []), ...(known[name] ? [] : WORDS)].filter((text) =>
    fits(schema, text),
  );
  if (candidates.length > 0) return fc.constantFrom(...candidates);
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  return fc.string({ minLength: schema.minLength ?? 0, maxLength: schema.maxLength ?? 40 });
}

function objectOf(schema: WireSchema, known: KnownValues): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [name, validValue(field, name, known)]),
  );
  return fc.record(fields, { requiredKeys: schema.required ?? [] });
}

/**
 * A wire value in the shape of a schema: what a call accepts before any rule of the business has looked at it.
 * @param name of the field, by which a value that exists is found
 */
export function validValue(schema: WireSchema, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => validValue(each, name, known)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, name, known)));
}

function ofType(type: string, schema: WireSchema, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.oneof(fc.integer({ min: 0, max: 31 }), fc.integer());
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'array':
      return fc.array(validValue(schema.items ?? { type: 'string' }, name, known), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case 'object':
      return objectOf(schema, known);
    default:
      return textOf(schema, name, known);
  }
}
