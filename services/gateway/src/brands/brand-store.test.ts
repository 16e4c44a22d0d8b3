import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { clientSchema } from 'shared-contracts/api/client';
import { themeSchema } from 'shared-contracts/api/theme';
import { safeParse } from 'shared-contracts/schema';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createBrandStore } from './brand-store.ts';

function parsed<Data>(result: { success: boolean; data?: Data | undefined }): Data {
  if (!result.success || !result.data) throw new Error('The example is not what the contract describes.');
  return result.data;
}
const clientCalled = (name: string) =>
  parsed(safeParse(clientSchema, { id: '1', slug: 'r', name, customerServicePhone: '0161 000 0000' }));
const themeIn = (colour: string) => parsed(safeParse(themeSchema, { themeAppPrimaryColour: colour }));

const log = { warn: vi.fn() };
const inMemory = () => createBrandStore(null, log);

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(os.tmpdir(), 'brands-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

test('knows a brand once it has both answers, for each tenant separately', async () => {
  const keeper = await inMemory();
  keeper.learnClient('riverside', clientCalled('Riverside Leisure'));
  expect(keeper.of('riverside')).toBeNull();
  keeper.learnTheme('riverside', themeIn('#0b6e75'), true);
  expect(keeper.of('riverside')).toMatchObject({
    name: 'Riverside Leisure',
    customerServicePhone: '0161 000 0000',
    theme: { themeAppPrimaryColour: '#0b6e75' },
  });
  expect(keeper.of('harbour')).toBeNull();
});

test("a venue's theme is used until the tenant's own is known, and never after", async () => {
  const keeper = await inMemory();
  keeper.learnClient('riverside', clientCalled('Riverside Leisure'));
  const primary = () => keeper.of('riverside')?.theme.themeAppPrimaryColour;
  keeper.learnTheme('riverside', themeIn('#111111'), false);
  expect(primary()).toBe('#111111');
  keeper.learnTheme('riverside', themeIn('#222222'), true);
  keeper.learnTheme('riverside', themeIn('#333333'), false);
  expect(primary()).toBe('#222222');
});

test('a process started later reads what another has stored: only the brand', async () => {
  const shared = await folder();
  const first = await createBrandStore(shared, log);
  first.learnClient('riverside', clientCalled('Riverside Leisure'));
  first.learnTheme('riverside', themeIn('#0b6e75'), true);
  await vi.waitFor(async () => expect(await readdir(shared)).toEqual(['riverside.json']));
  const second = await createBrandStore(shared, log);
  expect(second.of('riverside')).toEqual(first.of('riverside'));
  const kept = JSON.parse(await readFile(path.join(shared, 'riverside.json'), 'utf8'));
  expect(Object.keys(kept).toSorted()).toEqual([
    'customerServiceEmail',
    'customerServicePhone',
    'name',
    'theme',
  ]);
});

test.each([
  ['half of a file', '{"name":"River'],
  ['something else', '{"name":7}'],
])('%s counts as unknown', async (_what, text) => {
  const shared = await folder();
  await writeFile(path.join(shared, 'riverside.json'), text);
  expect((await createBrandStore(shared, log)).of('riverside')).toBeNull();
});

test('a folder that is not writable logs a line and does not break the page', async () => {
  const shared = await folder();
  const file = path.join(shared, 'no-folder');
  await writeFile(file, '');
  const keeper = await createBrandStore(file, log);
  keeper.learnClient('riverside', clientCalled('Riverside Leisure'));
  keeper.learnTheme('riverside', themeIn('#0b6e75'), true);
  expect(keeper.of('riverside')?.name).toBe('Riverside Leisure');
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce());
});
