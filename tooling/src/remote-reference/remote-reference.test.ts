import { expect, test } from 'vitest';
import { remoteApi } from './remote-reference.ts';

test('everything a remote may use is found and says what it is for', async () => {
  const all = await remoteApi();
  expect(all.length).toBeGreaterThan(150);
  const isProps = (name: string) => all.some((each) => `${each.name}Props` === name);
  const lost = all.filter(({ declared, from }) => !declared && !from);
  const silent = all.filter(({ name, declared }) => declared?.comment === '' && !isProps(name));
  const names = [...lost, ...silent].map(({ entry, name }) => `${entry} ${name}`);
  expect(names).toEqual([]);
});
