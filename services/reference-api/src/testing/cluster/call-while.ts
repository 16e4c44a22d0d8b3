import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';
import { type Answer, addBody, type Call, callApi } from './call-api.ts';

interface Callers {
  tokens: readonly string[];
  sessionId: string;
  db: Kysely<Database>;
  /** Address of the next call. */
  url: () => string;
}

/** Interval at which the used-up limits of a few people are reset: they call as often as many would. */
const FORGET_EVERY_MS = 500;

const isRefusedConnection = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

/** A balancer tries a connection that is refused elsewhere: no process has received the call yet. */
async function ask(url: () => string, line: string, call: Call): Promise<Answer> {
  for (;;) {
    try {
      return await callApi(url(), line, call);
    } catch (error) {
      if (!isRefusedConnection(error)) throw error;
      await pause(50);
    }
  }
}

/** Calls as people do while something is done. Returns the number of answers by status. */
export async function callWhile(
  { tokens, sessionId, db, url }: Callers,
  work: () => Promise<void>,
): Promise<Record<string, number>> {
  let isOver = false;
  const answers: Record<string, number> = {};
  const count = ({ status }: Answer) => {
    answers[status] = (answers[status] ?? 0) + 1;
  };
  const caller = async (token: string) => {
    while (!isOver) {
      count(await ask(url, 'GET /api/v1/activities/venues', { token }));
      const added = { token, key: randomUUID(), body: addBody(sessionId) };
      count(await ask(url, 'POST /api/v1/checkout/add', added));
      count(await ask(url, 'DELETE /api/v1/checkout', { token }));
    }
  };
  const forget = () => db.deleteFrom('attempts').execute();
  const forgetting = setInterval(() => void forget().catch(() => null), FORGET_EVERY_MS);
  const callers = tokens.map(caller);
  try {
    await work();
  } finally {
    isOver = true;
    clearInterval(forgetting);
  }
  await Promise.all(callers);
  return answers;
}
