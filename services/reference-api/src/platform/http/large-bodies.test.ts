import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { admitLargeBody, withReadTimeout } from './large-bodies.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

it('passes a body on however long it takes, as long as it continues arriving at a fair rate', async () => {
  const body = new PassThrough();
  const whole = buffer(withReadTimeout(body));
  for (let piece = 0; piece < 5; piece += 1) {
    await vi.advanceTimersByTimeAsync(9_000);
    body.write('x'.repeat(36_864));
  }
  body.end();
  expect(await whole).toHaveLength(5 * 36_864);
});

it('fails once nothing has come for too long, and lets go of the rest', async () => {
  const body = new PassThrough();
  const failure = buffer(withReadTimeout(body)).catch((error: unknown) => error);
  body.write('x');
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failure).toMatchObject({ status: 408 });
  expect(vi.getTimerCount()).toBe(0);
});

it('fails once it drips', async () => {
  const body = new PassThrough();
  const failure = buffer(withReadTimeout(body)).catch((error: unknown) => error);
  for (let piece = 0; piece < 3; piece += 1) {
    await vi.advanceTimersByTimeAsync(4_000);
    body.write('x');
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(await failure).toMatchObject({ status: 408 });
  expect(vi.getTimerCount()).toBe(0);
});

const take = (raw: EventEmitter, id: string, tenantId: number) =>
  admitLargeBody({ id, tenantId }, { raw } as unknown as FastifyReply);

it('takes no more than 24 of all tenants together', () => {
  const senders = Array.from({ length: 24 }, () => new EventEmitter());
  for (const [at, raw] of senders.entries()) take(raw, `person ${at}`, at % 2);
  const late = new EventEmitter();
  expect(() => take(late, 'late', 2)).toThrow(expect.objectContaining({ status: 503 }));
  senders[0]?.emit('close');
  take(late, 'late', 2);
  for (const raw of [...senders.slice(1), late]) raw.emit('close');
});

it('leaves half of the places to other tenants, and frees those of senders that went away', () => {
  const senders = Array.from({ length: 12 }, () => new EventEmitter());
  for (const [at, raw] of senders.entries()) take(raw, `person ${at}`, 1);
  const late = new EventEmitter();
  expect(() => take(late, 'late', 1)).toThrow(expect.objectContaining({ status: 503 }));
  const elsewhere = new EventEmitter();
  take(elsewhere, 'elsewhere', 2);
  senders[0]?.emit('close');
  take(late, 'late', 1);
  for (const raw of [...senders.slice(1), elsewhere, late]) raw.emit('close');
  const next = new EventEmitter();
  take(next, 'late', 1);
  next.emit('close');
});

it('leaves a body readable for the person who throws the rest away', async () => {
  const body = new PassThrough();
  const pieces = withReadTimeout(body);
  body.write('first');
  for await (const _piece of pieces) break;
  body.end('rest');
  expect((await buffer(body)).toString()).toBe('rest');
});
