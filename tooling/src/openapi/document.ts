import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import type { Endpoint } from 'shared-contracts/endpoint';
import { validationMessagesSchema } from 'shared-contracts/envelope';
import { PERSON_HEADER } from 'shared-contracts/headers';
import { APPS } from 'shared-contracts/links';
import { FAILURES } from './failures.ts';
import { geocoderPaths } from './geocoder.ts';
import { operationOf, pathOf } from './operation.ts';
import { plainSchema } from './wire-schema.ts';

/** Endpoints by resource and name, as shared-contracts' API table. */
export type ApiTable = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** The OpenAPI 3.1 description of an API table. */
export function openApiDocument(table: ApiTable, version: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [tag, endpoints] of Object.entries(table)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = pathOf(endpoint);
      const operation = operationOf(tag, name, endpoint);
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Touchline',
      version,
      description:
        'Every call of the customer front end. The tenant is the one of the host that is called. ' +
        'Names are snake_case, money is decimal pounds in a string, times carry their offset.',
    },
    servers: [
      {
        url: 'http://{app}.{tenant}.localhost:8080',
        variables: { app: { default: APPS[0], enum: [...APPS] }, tenant: { default: 'riverside' } },
      },
    ],
    security: [{ cookie: [] }, { bearer: [] }],
    tags: [...Object.keys(table), 'geocoding'].map((name) => ({ name })),
    paths: { ...paths, ...geocoderPaths },
    components: components(),
  };
}

function components(): Record<string, unknown> {
  const failure = {
    type: 'object',
    properties: {
      status_code: { type: 'integer' },
      message: { type: 'string' },
      validation_messages: plainSchema(validationMessagesSchema, 'output'),
    },
    required: ['status_code'],
  };
  return {
    securitySchemes: {
      cookie: { type: 'apiKey', in: 'cookie', name: TOKEN_COOKIE },
      bearer: { type: 'http', scheme: 'bearer' },
    },
    parameters: {
      IdempotencyKey: {
        name: 'Idempotency-Key',
        in: 'header',
        required: true,
        description:
          'Made by the caller once per intent; a repeat with the same key answers the first result.',
        schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
      },
      Person: {
        name: PERSON_HEADER,
        in: 'header',
        required: false,
        description:
          'The id (as in `auth/user`) of the person the call was filled in for. When the token belongs to someone ' +
          'else, or to no one any more, the answer is 409 and nothing is done.',
        schema: { type: 'string', pattern: '^[\\w-]{1,100}$' },
      },
    },
    schemas: { Failure: failure },
    responses: Object.fromEntries(
      Object.entries(FAILURES).map(([status, description]) => [
        status,
        {
          description,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      ]),
    ),
  };
}
