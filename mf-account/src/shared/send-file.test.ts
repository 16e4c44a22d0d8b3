import { beginUpload, sendUpload, upload } from 'shared-contracts/api/uploads';
import type { Result, UseApi } from 'shared-platform';
import { describe, expect, it } from 'vitest';
import { createFileSender, type OutgoingFile, type UploadHandlers } from './send-file.ts';

type Said = { status: number | null; isKept?: boolean };
const lost: Said = { status: null };
const announced: Said = { status: 201, isKept: false };
const kept: Said = { status: 200, isKept: true };

const kinds: Record<number, string> = { 404: 'not-found', 422: 'validation', 503: 'unavailable' };
const resultOf = ({ status, isKept = false }: Said): Result<unknown> =>
  status !== null && status < 300
    ? { ok: true, status, data: { id: 'u1', isKept } }
    : ({
        ok: false,
        error: { kind: status === null ? 'network' : (kinds[status] ?? 'server'), status },
      } as Result<unknown>);

const names = new Map<unknown, string>([
  [beginUpload, 'begin'],
  [upload, 'ask'],
  [sendUpload, 'send'],
]);

/** A server that says one thing after the other. */
function serverThatSays(...said: Said[]) {
  const asked: string[] = [];
  const call = (async (endpoint: unknown, _given: unknown, { signal }: { signal?: AbortSignal } = {}) => {
    asked.push(names.get(endpoint) ?? '?');
    // As axios does, which sends nothing once it was cancelled.
    if (signal?.aborted) return resultOf(lost);
    const next = said.shift();
    if (!next) throw new Error('Nobody expected this call.');
    return resultOf(next);
  }) as UseApi['call'];
  return { asked, sender: createFileSender({ call }, [0, 0]) };
}

const given: OutgoingFile = {
  file: new File(['%PDF'], 'card.pdf'),
  type: 'application/pdf',
  documentId: 'd1',
};

function sending(asked: string[], controller = new AbortController()): UploadHandlers & { waits: boolean[] } {
  const waits: boolean[] = [];
  return {
    waits,
    signal: controller.signal,
    onProgress: () => undefined,
    onWaiting: (isWaiting) => {
      waits.push(isWaiting);
    },
    inBase64: async () => {
      asked.push('base64');
      return resultOf(kept);
    },
  };
}

describe('a file', () => {
  it.each<[string, Said[], string[], boolean]>([
    ['is announced and sent', [announced, kept], ['begin', 'send'], true],
    ['goes as base64 where there is no such call', [{ status: 404 }], ['begin', 'base64'], true],
    ['and where the call is not allowed', [{ status: 405 }], ['begin', 'base64'], true],
    [
      'is sent again after a lost connection',
      [announced, lost, announced, kept],
      ['begin', 'send', 'ask', 'send'],
      true,
    ],
    ['is not sent again after a lost answer', [announced, lost, kept], ['begin', 'send', 'ask'], true],
    [
      'is sent again to one that is busy',
      [announced, { status: 503 }, announced, kept],
      ['begin', 'send', 'ask', 'send'],
      true,
    ],
    [
      'is sent again where it stopped arriving',
      [announced, { status: 408 }, announced, kept],
      ['begin', 'send', 'ask', 'send'],
      true,
    ],
    ['is not sent again where it was refused', [announced, { status: 422 }], ['begin', 'send'], false],
    [
      'is announced again where it was forgotten',
      [announced, lost, { status: 404 }, announced, kept],
      ['begin', 'send', 'ask', 'begin', 'send'],
      true,
    ],
    ['is given up in the end', [lost, lost, lost], ['begin', 'begin', 'begin'], false],
  ])('%s', async (_what, said, calls, isSent) => {
    const { asked, sender } = serverThatSays(...said);
    expect((await sender(given, sending(asked))).ok).toBe(isSent);
    expect(asked).toEqual(calls);
  });
});

it('one that was given up continues with the same upload', async () => {
  const { asked, sender } = serverThatSays(announced, lost, lost, lost, kept);
  expect((await sender(given, sending(asked))).ok).toBe(false);
  expect((await sender(given, sending(asked))).ok).toBe(true);
  expect(asked).toEqual(['begin', 'send', 'ask', 'ask', 'ask']);
});

it('another file is another upload', async () => {
  const { asked, sender } = serverThatSays(announced, lost, lost, lost, announced, kept);
  await sender(given, sending(asked));
  await sender({ ...given, file: new File(['%PDF-2'], 'other.pdf') }, sending(asked));
  expect(asked.slice(-2)).toEqual(['begin', 'send']);
});

it('one that is called off while it waits is not tried again', async () => {
  const controller = new AbortController();
  const { asked, sender } = serverThatSays(announced, lost);
  const way = sending(asked, controller);
  const answer = await sender(given, { ...way, onWaiting: () => controller.abort() });
  expect([answer.ok, asked]).toEqual([false, ['begin', 'send']]);
});

it('one that is called off while it is announced was not sent', async () => {
  const controller = new AbortController();
  const { asked, sender } = serverThatSays(announced);
  const answer = sender(given, sending(asked, controller));
  controller.abort();
  expect([(await answer).ok, asked]).toEqual([false, ['begin', 'send']]);
});

it('says when it waits for the connection', async () => {
  const { asked, sender } = serverThatSays(announced, lost, kept);
  const way = sending(asked);
  await sender(given, way);
  expect(way.waits).toEqual([true, false]);
});
