import type { Infer, Schema } from 'shared-contracts/schema';

/** Base of a path: the API base, the API's origin, or the configured checkout URL (decisions 6). */
export type EndpointBase = 'api' | 'origin' | 'checkout';

/**
 * The callers allowed, and whether the answer depends on the caller:
 *
 * - `anyone`: visitors and customers alike, and all of them get the same answer. Only these answers may be shared
 *   between people, by the gateway, by a cache on the way or by a browser that is handed on.
 * - `personalised`: visitors too, but what it answers or does depends on who asks.
 * - `customer`: people who are logged in.
 * - `staff`: people with the front-of-house role, who are customers too.
 * - `manager`: staff whose role is manager.
 */
export type EndpointAccess = 'anyone' | 'personalised' | 'customer' | 'staff' | 'manager';

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/** One row of the API table. Schemas describe camelCase values; the codec makes the wire snake_case. */
export interface Endpoint<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  base: EndpointBase;
  /** Relative to the base, without a leading slash, with `{name}` for path parameters. */
  path: Path;
  /** Names are sent exactly as written, never re-cased. */
  query: Query;
  body: Body;
  /** Content types of the file that is sent, as it is, in place of a body. */
  file?: readonly string[];
  /** The `data` of the envelope. */
  answer: Answer;
  /** Status of a successful answer: 201 where the call creates something. */
  status: 200 | 201;
  access: EndpointAccess;
  /** The call carries an `Idempotency-Key`; a repeat with the same key gets the first result. */
  idempotent: boolean;
  /** The token is sent as bearer header wherever one is held, not only where the deployment says so (decisions 8). */
  sendsToken: boolean;
  /** Dotted paths (in camelCase, `*` for list elements) whose keys are data and keep their case, in body and answer. */
  dataKeys: readonly string[];
  /** One plain sentence for the generated documentation. */
  summary: string;
}

interface Definition<Path extends string, Query, Body, Answer> {
  method: Endpoint['method'];
  base?: EndpointBase;
  path: Path;
  query?: Query;
  body?: Body;
  file?: readonly string[];
  answer: Answer;
  status?: Endpoint['status'];
  access: EndpointAccess;
  idempotent?: boolean;
  sendsToken?: boolean;
  dataKeys?: readonly string[];
  summary: string;
}

/**
 * Declares a row of the API table; base `api`, status 200, no idempotency key and no bearer header of its own unless
 * said otherwise. `access` has no default: a row whose answer is personal must never count as public by omission.
 */
export function endpoint<
  const Path extends string,
  Answer extends Schema,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(definition: Definition<Path, Query, Body, Answer>): Endpoint<Path, Query, Body, Answer> {
  return {
    base: 'api',
    status: 200,
    idempotent: false,
    sendsToken: false,
    dataKeys: [],
    ...definition,
    query: definition.query as Query,
    body: definition.body as Body,
  };
}

/** True if people who are not logged in may call a row. */
export const isOpenToVisitors = ({ access }: Pick<Endpoint, 'access'>): boolean =>
  access === 'anyone' || access === 'personalised';

type PathArguments<Path extends string> = [ParameterNames<Path>] extends [never]
  ? unknown
  : { params: Record<ParameterNames<Path>, string> };
type QueryArguments<Query> = Query extends Schema
  ? Partial<Infer<Query>> extends Infer<Query>
    ? { query?: Infer<Query> }
    : { query: Infer<Query> }
  : unknown;
type BodyArguments<Body> = Body extends Schema ? { body: Infer<Body> } : unknown;

/** A caller's arguments besides the endpoint: path parameters, query and body, each only where declared. */
export type CallArguments<E extends Endpoint> = PathArguments<E['path']> &
  QueryArguments<E['query']> &
  BodyArguments<E['body']>;

/** The camelCase value a successful call yields. */
export type AnswerOf<E extends Endpoint> = Infer<E['answer']>;

/** The camelCase body a call takes, or `undefined`. */
export type BodyOf<E extends Endpoint> = E['body'] extends Schema ? Infer<E['body']> : undefined;

/** The query a call takes, or `undefined`. */
export type QueryOf<E extends Endpoint> = E['query'] extends Schema ? Infer<E['query']> : undefined;

/** Fills the `{name}` parts of an endpoint's path, each value percent-encoded. Throws when one is missing. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Path ${path} needs the parameter ${name}.`);
    return encodeURIComponent(value);
  });
}
