import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type Answer, addBody, callApi } from './call-api.ts';

interface Callers {
  tokens: readonly string[];
  sessionId: string;
  /** Address to which the calls of the person at this place go. */
  url: (at: number) => string;
}

/** The one call whose 503 means planned maintenance: without a database it answers 500 (shell specification). */
const THEME = 'GET /api/v1/frontend/theme';
const AWAY = 'We can’t reach our records at the moment. Please try again shortly.';

/** Calls as people do while the database fails. Returns the answers that were none, for want of a database. */
export async function callThroughOutage(
  { tokens, sessionId, url }: Callers,
  fail: (isNoticed: () => boolean) => Promise<void>,
): Promise<Answer[]> {
  const answers: (Answer & { line: string })[] = [];
  let isOver = false;
  const ask = async (at: number, line: string, more: { key?: string; body?: object } = {}) => {
    const answer = await callApi(url(at), line, { token: tokens[at] ?? '', ...more });
    answers.push({ ...answer, line });
  };
  const caller = async (at: number) => {
    while (!isOver) {
      await ask(at, THEME);
      await ask(at, 'GET /api/v1/checkout');
      await ask(at, 'POST /api/v1/checkout/add', { key: randomUUID(), body: addBody(sessionId) });
      await ask(at, 'DELETE /api/v1/checkout');
    }
  };
  const callers = tokens.map((_, at) => caller(at));
  const isAway = ({ status }: Answer) => status >= 500;
  await fail(() => answers.some(isAway)).finally(() => {
    isOver = true;
  });
  await Promise.all(callers);
  for (const { line, status, retryAfter, body } of answers) {
    // An item added without an answer, and not removed, is in the basket already.
    if ([200, 409].includes(status)) continue;
    expect([line, status, retryAfter, body.message]).toEqual([line, line === THEME ? 500 : 503, '2', AWAY]);
  }
  return answers.filter(isAway);
}
