import { mkdirSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ConfigurationError } from '../configuration.ts';
import type { LedgerSnapshot } from './ledger.ts';

/**
 * Reads the saved ledger; undefined when there is none yet.
 * @throws {ConfigurationError} when the file cannot be read or is not a ledger.
 */
export function readStateFile(path: string): LedgerSnapshot | undefined {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isSnapshot(content)) return content;
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return undefined;
  }
  throw new ConfigurationError(
    'CARD_SANDBOX_STATE_FILE',
    `${path} cannot be read as saved payments; delete the file to start over, or name another one.`,
  );
}

/** Writes the ledger; calls made while a write runs share the next one. */
export function createStateWriter(path: string, snapshot: () => LedgerSnapshot): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        running = writeAtomically(path, JSON.stringify(snapshot()));
        return running;
      });
    return next;
  };
}

async function writeAtomically(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.draft`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

function isSnapshot(content: unknown): content is LedgerSnapshot {
  if (typeof content !== 'object' || content === null) return false;
  const { version, reusableCards, transactions } = content as Partial<Record<keyof LedgerSnapshot, unknown>>;
  return version === 1 && Array.isArray(reusableCards) && Array.isArray(transactions);
}
