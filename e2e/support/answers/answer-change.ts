import { fromWire, toWire } from 'shared-contracts/codec';
import type { AnswerOf, Endpoint } from 'shared-contracts/endpoint';

/** An answer of the API as it goes over the wire. */
export interface WireAnswer {
  status: number;
  body: unknown;
}

interface Call {
  method: string;
  pathname: string;
}

/** The change to the calls that match. */
export type AnswerChange = { fits(call: Call): boolean } & (
  | { does: 'alter'; alter(answer: WireAnswer): WireAnswer }
  | { does: 'replace'; answer: WireAnswer }
  | { does: 'hold' }
  | { does: 'cut' }
);

const bases = { api: '/api/v1/', origin: '/', checkout: '/api/v1/checkout/' } as const;

/** True if a call is one of an endpoint's. */
function fitsEndpoint({ method, base, path }: Endpoint): AnswerChange['fits'] {
  const address = `${bases[base]}${path}`.replace(/\/$/, '');
  const pattern = new RegExp(`^${address.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return (call) => call.method === method && pattern.test(call.pathname);
}

const succeeded = <E extends Endpoint>(endpoint: E, data: AnswerOf<E>): WireAnswer => ({
  status: 200,
  body: { status_code: 200, data: toWire(data, endpoint.dataKeys) },
});

/** Lets the server answer, and alters what it says. A failure stays as it is. */
export function altered<E extends Endpoint>(
  endpoint: E,
  alter: (data: AnswerOf<E>) => AnswerOf<E>,
): AnswerChange {
  return {
    fits: fitsEndpoint(endpoint),
    does: 'alter',
    alter(answer) {
      if (answer.status !== 200) return answer;
      const { data } = answer.body as { data: unknown };
      return succeeded(endpoint, alter(fromWire(data, endpoint.dataKeys) as AnswerOf<E>));
    },
  };
}

/** Answers in the server's place. */
export const answered = <E extends Endpoint>(endpoint: E, data: AnswerOf<E>): AnswerChange => ({
  fits: fitsEndpoint(endpoint),
  does: 'replace',
  answer: succeeded(endpoint, data),
});

/** Fails in the server's place, with its words where there are some. */
export const failed = (
  endpoint: Endpoint,
  status: number,
  failure: { message?: string; validationMessages?: Record<string, string[]> } = {},
): AnswerChange => ({
  fits: fitsEndpoint(endpoint),
  does: 'replace',
  answer: { status, body: { status_code: status, ...(toWire(failure) as object) } },
});

/** Never answers, so that the page continues loading. */
export const held = (endpoint: Endpoint): AnswerChange => ({ fits: fitsEndpoint(endpoint), does: 'hold' });

/** Breaks the connection. */
export const cut = (endpoint: Endpoint): AnswerChange => ({ fits: fitsEndpoint(endpoint), does: 'cut' });

/** Breaks the connection for every file below a path, such as a remote's. */
export const withoutFiles = (path: string): AnswerChange => ({
  fits: ({ pathname }) => pathname.startsWith(path),
  does: 'cut',
});

/** Never answers any request below a path, such as those for the scripts. */
export const heldFiles = (path: string): AnswerChange => ({
  fits: ({ pathname }) => pathname.startsWith(path),
  does: 'hold',
});
