import type { Page, Request } from '@playwright/test';

/** A call as it went out. */
export interface SentCall {
  /** Method and path, as `POST /api/v1/auth/logout`. */
  call: string;
  query: Record<string, string>;
  body: unknown;
}

/** What a page has called so far, oldest first. */
export interface SentCalls {
  /** The one call with this method and path; throws unless there is just one. */
  only(call: string): SentCall;
  all(call: string): SentCall[];
}

function sentCall(request: Request): SentCall {
  const { pathname, searchParams } = new URL(request.url());
  return {
    call: `${request.method()} ${pathname}`,
    query: Object.fromEntries(searchParams),
    body: request.postData() === null ? undefined : request.postDataJSON(),
  };
}

/** Notes every call of a page to the API from here on. */
export function recordCalls(page: Page): SentCalls {
  const calls: SentCall[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(sentCall(request));
  });
  const all = (call: string) => calls.filter((sent) => sent.call === call);
  return {
    all,
    only(call) {
      const [first, ...more] = all(call);
      if (first && more.length === 0) return first;
      const others = calls.map((sent) => sent.call).join(', ');
      throw new Error(`'${call}' went out ${more.length + (first ? 1 : 0)} times. Sent: ${others}.`);
    },
  };
}

/** Every key of a body, at any depth. */
export function keysOf(body: unknown): string[] {
  if (Array.isArray(body)) return body.flatMap(keysOf);
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) => [key, ...keysOf(value)]);
}
