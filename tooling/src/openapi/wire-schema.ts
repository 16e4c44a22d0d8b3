import { snakeKey, toWire } from 'shared-contracts/codec';
import type { Schema } from 'shared-contracts/schema';
import { toJSONSchema } from 'zod/mini';

/** The parts of a JSON Schema that this repository’s builders produce. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  [keyword: string]: unknown;
}

/** Schema on the wire: snake_case names, except below the paths whose keys are data (decisions 1). */
export function wireSchema(
  schema: Schema,
  direction: 'input' | 'output',
  dataKeys: readonly string[] = [],
): JsonSchema {
  return snakeNames(plainSchema(schema, direction), dataKeys, '');
}

/** A schema whose names travel as they are, such as those of a query. */
export function plainSchema(schema: Schema, direction: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = toJSONSchema(schema, { io: direction }) as JsonSchema;
  return withoutNoise(rest, direction);
}

/**
 * Leaves out what says nothing about the API: the limits of a JavaScript number, and that an answer has no further
 * names, which would make every addition a breaking change.
 */
function withoutNoise(schema: JsonSchema, direction: 'input' | 'output'): JsonSchema {
  const isNoise = (key: string, value: unknown) =>
    (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
    (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) ||
    (key === 'additionalProperties' && value === false && direction === 'output');
  const kept = Object.fromEntries(Object.entries(schema).filter(([key, value]) => !isNoise(key, value)));
  return mapInner(kept, (inner) => withoutNoise(inner, direction));
}

function snakeNames(schema: JsonSchema, dataKeys: readonly string[], path: string): JsonSchema {
  if (dataKeys.includes(path)) return schema;
  const renamed = mapInner(schema, (inner, step) => {
    const innerPath = path && step ? `${path}.${step}` : path || step;
    return snakeNames(inner, dataKeys, innerPath);
  });
  if (renamed.properties) {
    const properties = Object.entries(renamed.properties).map(
      ([name, inner]) => [snakeKey(name), inner] as const,
    );
    renamed.properties = Object.fromEntries(properties);
  }
  if (renamed.required) renamed.required = renamed.required.map(snakeKey);
  if (renamed.default !== undefined) renamed.default = toWire(renamed.default);
  return renamed;
}

/** Replaces the schemas directly inside one. The step is the name that leads there, `*` for elements, '' for none. */
function mapInner(schema: JsonSchema, change: (inner: JsonSchema, step: string) => JsonSchema): JsonSchema {
  const mapped = { ...schema };
  if (schema.properties) {
    mapped.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, inner]) => [name, change(inner, name)]),
    );
  }
  if (schema.items) mapped.items = change(schema.items, '*');
  if (typeof schema.additionalProperties === 'object') {
    mapped.additionalProperties = change(schema.additionalProperties, '*');
  }
  if (schema.anyOf) mapped.anyOf = schema.anyOf.map((inner) => change(inner, ''));
  return mapped;
}
