import type { Kysely, Transaction } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database/database.ts';
import { createDomainEvents, type Subscription } from './domain-events.ts';

interface TestEvents {
  'people:moved': { personId: string; town: string };
  'people:left': { personId: string };
}

let db: Kysely<Database>;
beforeAll(async () => {
  db = await openTestDatabase();
});
const key = (letter: string) => letter.repeat(64);
afterEach(() => db.deleteFrom('attempts').execute());
afterAll(() => db.destroy());

const write = (tx: Kysely<Database>, letter: string) =>
  tx
    .insertInto('attempts')
    .values({ key: key(letter), madeAt: new Date() })
    .execute();
const written = async () => {
  const rows = await db.selectFrom('attempts').select('key').orderBy('key').execute();
  return rows.map((row) => row.key.charAt(0)).join('');
};

/** A handler that writes a row, after a while. */
const writes = (letter: string, delayMs = 0): Subscription<TestEvents> => ({
  event: 'people:moved',
  handler: async (tx: Transaction<Database>) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await write(tx, letter);
  },
});
const publish = (subscriptions: readonly Subscription<TestEvents>[]) =>
  db.transaction().execute(async (tx) => {
    await write(tx, 'a');
    const payload = { personId: '1', town: 'Sale' };
    await createDomainEvents(subscriptions).publish(tx, 'people:moved', payload);
  });

it('runs handlers in the transaction of the person who publishes', async () => {
  await publish([writes('b'), writes('c')]);
  expect(await written()).toBe('abc');
});

it('undoes everything when a handler fails, and runs no later one', async () => {
  const later: string[] = [];
  const fails: Subscription<TestEvents> = {
    event: 'people:moved',
    handler: async () => {
      throw new Error('The handler has failed.');
    },
  };
  const notes: Subscription<TestEvents> = {
    event: 'people:moved',
    handler: async () => void later.push('ran'),
  };
  await expect(publish([writes('b'), fails, notes])).rejects.toThrow('The handler has failed.');
  expect(await written()).toBe('');
  expect(later).toEqual([]);
});

it('runs handlers one after the other, in the order they were subscribed in', async () => {
  const order: string[] = [];
  const slowly = (name: string, delayMs: number): Subscription<TestEvents> => ({
    event: 'people:moved',
    handler: async (_tx, { town }) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      order.push(`${name} ${town}`);
    },
  });
  await publish([slowly('first', 20), slowly('second', 0), slowly('third', 10)]);
  expect(order).toEqual(['first Sale', 'second Sale', 'third Sale']);
});

it('leaves handlers of other events alone, and an event no one listens to is no failure', async () => {
  const heard: string[] = [];
  const left: Subscription<TestEvents> = {
    event: 'people:left',
    handler: async (_tx, { personId }) => void heard.push(personId),
  };
  await publish([left]);
  await publish([]);
  expect(heard).toEqual([]);
  await db
    .transaction()
    .execute((tx) => createDomainEvents([left]).publish(tx, 'people:left', { personId: '7' }));
  expect(heard).toEqual(['7']);
});
