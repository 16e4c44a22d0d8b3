import { describe, expect, it, vi } from 'vitest';
import { failureEnvelope } from './envelope.ts';
import { ApiFailure } from './failure.ts';
import type { IdempotencyClaim, IdempotencyStore, StoredAnswer } from './idempotency.ts';
import { idempotencyKey, once } from './once.ts';

const claim: IdempotencyClaim = { key: 'key-12345', personId: '7', endpoint: 'POST /pay', bodyHash: 'a' };
const paid: StoredAnswer = { status: 201, envelope: { data: { order: 1 } } };

/** Keeps one key, as the store of the database does for each. */
function oneKey(): { idempotency: IdempotencyStore } {
  let kept: { hash: string; answer: StoredAnswer | null } | null = null;
  return {
    idempotency: {
      async begin({ bodyHash }) {
        if (!kept) {
          kept = { hash: bodyHash, answer: null };
          return { state: 'new' };
        }
        if (kept.hash !== bodyHash) return { state: 'other-request' };
        return kept.answer ? { state: 'answered', answer: kept.answer } : { state: 'running' };
      },
      async finish(_claim, answer) {
        if (kept) kept.answer = answer;
      },
      async release() {
        kept = null;
      },
    },
  };
}

const refused = (status: number, messages?: Record<string, string[]>) =>
  new ApiFailure(status, `Refused with ${status}.`, messages);

describe('the first call under a key', () => {
  it('runs, and every repeat gets its answer without running', async () => {
    const context = oneKey();
    const run = vi.fn(async () => paid);
    expect(await once(context, claim, run)).toEqual(paid);
    expect(await once(context, claim, run)).toEqual(paid);
    expect(run).toHaveBeenCalledOnce();
  });

  it.each([400, 402, 403, 404, 410, 422])('that is refused with %i stays refused', async (status) => {
    const context = oneKey();
    const refusal = refused(status, { startDate: ['Too late.'] });
    const run = vi.fn(() => Promise.reject(refusal));
    await expect(once(context, claim, run)).rejects.toBe(refusal);
    expect(await once(context, claim, run)).toEqual({ status, envelope: failureEnvelope(refusal) });
    expect(run).toHaveBeenCalledOnce();
  });

  it.each([401, 409, 429, 500, 502, 503])(
    'that ends with %i settles nothing: a repeat runs',
    async (status) => {
      const context = oneKey();
      const refusal = refused(status);
      await expect(once(context, claim, () => Promise.reject(refusal))).rejects.toBe(refusal);
      expect(await once(context, claim, async () => paid)).toEqual(paid);
    },
  );

  it('that breaks settles nothing', async () => {
    const context = oneKey();
    const fault = new Error('The database is gone.');
    await expect(once(context, claim, () => Promise.reject(fault))).rejects.toBe(fault);
    expect(await once(context, claim, async () => paid)).toEqual(paid);
  });
});

describe('a repeat', () => {
  it('beside the first call is asked to wait and does not run', async () => {
    const context = oneKey();
    const { promise, resolve } = Promise.withResolvers<StoredAnswer>();
    const first = once(context, claim, () => promise);
    const run = vi.fn(async () => paid);
    await expect(once(context, claim, run)).rejects.toMatchObject({ status: 409 });
    resolve(paid);
    expect(await first).toEqual(paid);
    expect(await once(context, claim, run)).toEqual(paid);
    expect(run).not.toHaveBeenCalled();
  });

  it('with another request under the same key is refused and does not run', async () => {
    const context = oneKey();
    await once(context, claim, async () => paid);
    const run = vi.fn(async () => paid);
    await expect(once(context, { ...claim, bodyHash: 'b' }, run)).rejects.toMatchObject({ status: 422 });
    expect(run).not.toHaveBeenCalled();
  });
});

describe('a key', () => {
  it.each(['12345678', 'authorise-7_A', 'k'.repeat(100)])('%j is taken', (key) =>
    expect(idempotencyKey({ 'idempotency-key': key })).toBe(key),
  );

  it.each([undefined, '', '1234567', 'k'.repeat(101), 'with spaces', 'key-12345\n', 'ключ-12345'])(
    '%j is refused',
    (key) =>
      expect(() => idempotencyKey({ 'idempotency-key': key })).toThrow(
        expect.objectContaining({ status: 422 }),
      ),
  );
});
