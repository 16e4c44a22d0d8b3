import { readFileSync } from 'node:fs';
import path from 'node:path';

/** As much of JSON Schema as docs/openapi.json uses for what is sent. */
export interface WireSchema {
  type?: string | string[];
  properties?: Record<string, WireSchema>;
  required?: string[];
  additionalProperties?: boolean | WireSchema;
  items?: WireSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: WireSchema[];
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: WireSchema;
}

interface Operation {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: WireSchema }> };
}

/** One call as an outsider reads it in the published document. */
export interface PublishedCall {
  name: string;
  method: string;
  /** With `{name}` for path parameters. */
  path: string;
  query: Parameter[];
  body: WireSchema | undefined;
  /** Content types of the file that it takes in place of a body. */
  files: string[];
  isIdempotent: boolean;
}

/** The one call that keeps to another's protocol, which has no envelope. */
export const GEOCODER = 'geocode';

const JSON_TYPE = 'application/json';
const IDEMPOTENCY = '#/components/parameters/IdempotencyKey';
const file = path.resolve(import.meta.dirname, '../../../../../docs/openapi.json');

/** Every call of docs/openapi.json: what anyone can find out about the API without its source. */
export function readPublishedCalls(): PublishedCall[] {
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([address, operations]) =>
    Object.entries(operations).map(([method, { operationId, parameters = [], requestBody }]) => ({
      name: operationId,
      method: method.toUpperCase(),
      path: address,
      query: parameters.filter((each): each is Parameter => 'in' in each && each.in === 'query'),
      body: requestBody?.content[JSON_TYPE]?.schema,
      files: Object.keys(requestBody?.content ?? {}).filter((type) => type !== JSON_TYPE),
      isIdempotent: parameters.some((each) => '$ref' in each && each.$ref === IDEMPOTENCY),
    })),
  );
}
