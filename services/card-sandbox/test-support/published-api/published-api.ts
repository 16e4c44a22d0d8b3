import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';

interface Reference {
  $ref: string;
}

interface Content {
  schema: unknown;
  examples?: Record<string, { value: object }>;
}

interface Answer {
  content?: { 'application/json': Content };
}

export interface Operation {
  operationId: string;
  security: readonly { Basic?: []; Bearer?: [] }[];
  requestBody?: unknown;
  responses: Record<string, Answer | Reference>;
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Answer> };
}

export const publishedApi: OpenApi = JSON.parse(
  readFileSync(new URL('opayo-pi.openapi.json', import.meta.url), 'utf8'),
);

/** Address of an operation. */
export interface Place {
  path: string;
  method: string;
  operation: Operation;
}

export const places: readonly Place[] = Object.entries(publishedApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

export function placeOf(operationId: string): Place {
  const place = places.find(({ operation }) => operation.operationId === operationId);
  if (!place) throw new Error(`The text has no operation ${operationId}.`);
  return place;
}

/** The answer that the text gives an operation under a status. */
export function answerOf({ responses, operationId }: Operation, status: number): Answer {
  const answer = responses[status];
  if (!answer) throw new Error(`The text has no ${status} for ${operationId}.`);
  if (!('$ref' in answer)) return answer;
  return publishedApi.components.responses[answer.$ref.split('/').at(-1) ?? ''] ?? {};
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function compiler(id: string, document: object): (pointer: string) => ValidateFunction {
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addFormat('uuid', UUID);
  ajv.addFormat('date-time', (text) => !Number.isNaN(Date.parse(text)));
  ajv.addSchema(document, id);
  return (pointer) => ajv.compile({ $ref: `${id}#${pointer}` });
}

/** The text, with every object closed: an unknown field is a mistake. */
const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, closed(each)]));
  return 'properties' in value && 'type' in value ? { ...entries, additionalProperties: false } : entries;
};

const requests = compiler('sent', closed(publishedApi) as object);
const answers = compiler('answered', publishedApi);
const step = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');
const problemsOf = (validate: ValidateFunction, value: unknown): string[] =>
  validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'body'} ${message}`);

/** Errors of a request body. */
export const checkRequest = ({ path, method, operation }: Place, body: unknown): string[] =>
  operation.requestBody
    ? problemsOf(
        requests(`/paths/${step(path)}/${method}/requestBody/content/application~1json/schema`),
        body,
      )
    : [];

/** Errors of an answer; the provider may add fields, so an extra field is none. */
export function checkAnswer({ path, method, operation }: Place, status: number, body: unknown): string[] {
  const answer = operation.responses[status];
  if (!answer) return [`The text has no ${status} for ${operation.operationId}.`];
  const pointer =
    '$ref' in answer ? answer.$ref.slice(1) : `/paths/${step(path)}/${method}/responses/${status}`;
  return answerOf(operation, status).content
    ? problemsOf(answers(`${pointer}/content/application~1json/schema`), body)
    : [];
}
