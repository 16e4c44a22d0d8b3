import fc from 'fast-check';
import type { Endpoint } from 'shared-contracts/endpoint';
import type { Schema } from 'shared-contracts/schema';
import { expect, it, vi } from 'vitest';
import { nearValues } from './testing/near-values.ts';

/** One builder inside another, as the contract may come to have them. */
const NESTED = 'one inside the other';

/** Every schema of the contract by its name, as one library makes them. */
async function schemasOf(library: 'zod' | 'small'): Promise<Map<string, Schema>> {
  vi.resetModules();
  if (library === 'small') vi.doMock('zod/mini', () => import('./small-schemas.ts'));
  else vi.doUnmock('zod/mini');
  const { apiTable } = await import('shared-contracts/api/table');
  const { pageBootSchema } = await import('shared-contracts/config');
  const { events } = await import('shared-contracts/events');
  const { envelopeSchema } = await import('shared-contracts/envelope');
  const { int, iso, nullable, object, optional, string, union, unknown, withDefault, withFallback } =
    await import('shared-contracts/schema');
  const nested = object({
    replaced: optional(withDefault(string(), 'none')),
    either: union([withDefault(int(), 0), string()]),
    caught: withFallback(optional(int()), 0),
    emptied: nullable(optional(int())),
    open: unknown(),
    list: withDefault(object({ inner: nullable(unknown()) }), { inner: null }),
  });
  const calls = Object.values(apiTable).flatMap((group): [string, Endpoint][] => Object.entries(group));
  const ofCalls = calls.flatMap(([name, { query, body, answer }]) =>
    Object.entries({ query, body, answer }).map(([part, schema]) => [`${part} of ${name}`, schema] as const),
  );
  const all = [
    ...ofCalls,
    ...Object.entries(events),
    ['page boot', pageBootSchema],
    ['envelope', envelopeSchema],
    ['moment', iso.datetime()],
    [NESTED, nested],
  ] as const;
  return new Map(all.flatMap(([name, schema]) => (schema ? [[name, schema as Schema]] : [])));
}

const zod = await schemasOf('zod');
const { safeParse: parseByZod } = await import('shared-contracts/schema');
const small = await schemasOf('small');
const { safeParse } = await import('shared-contracts/schema');

it('covers the whole contract with both libraries', () => {
  expect(zod.size).toBeGreaterThan(200);
  expect([...small.keys()]).toEqual([...zod.keys()]);
  expect([...zod.values()].every((schema) => '_zod' in schema)).toBe(true);
  expect([...small.values()].some((schema) => '_zod' in schema)).toBe(false);
});

it.each([...zod])('%s reads every value as zod does', (name, schema) => {
  const counterpart = small.get(name) as Schema;
  fc.assert(
    fc.property(nearValues(schema), (value) => {
      const expected = parseByZod(schema, value);
      const read = safeParse(counterpart, value);
      expect(read.success).toBe(expected.success);
      expect(read.data).toStrictEqual(expected.data);
    }),
    { numRuns: name === NESTED ? 500 : 30 },
  );
});
