import type { Page, Request } from '@playwright/test';

/** A call as it went out. */
export interface SentCall {
  /** Method and path, as `POST /api/v1/auth/logout`. */
  call: string;
  query: Record<string, string>;
  body: unknown;
}

/** Calls of a page so far, oldest first. */
export interface SentCalls {
  /** The one call with this method and path, waited for; throws unless there is just one. */
  only(call: string): Promise<SentCall>;
  all(call: string): SentCall[];
}

const callOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;

const sentCall = (request: Request): SentCall => ({
  call: callOf(request),
  query: Object.fromEntries(new URL(request.url()).searchParams),
  body: request.postData() === null ? undefined : request.postDataJSON(),
});

/** Notes every call of a page to the API from here on. */
export function recordCalls(page: Page): SentCalls {
  const calls: SentCall[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(sentCall(request));
  });
  const all = (call: string) => calls.filter((sent) => sent.call === call);
  return {
    all,
    async only(call) {
      if (all(call).length === 0) {
        // One that never goes out is reported below, with those that did.
        await page.waitForRequest((request) => callOf(request) === call, { timeout: 10_000 }).catch(() => {});
      }
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
