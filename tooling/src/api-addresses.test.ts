import fs from 'node:fs';
import path from 'node:path';
import { ownAddresses } from 'shared-contracts/endpoint-address';
import { expect, it } from 'vitest';
import { inRoot, remotes } from './repository.ts';

const OWNER = 'shared-contracts/src/endpoint-address.ts';
/** The card provider's own addresses, which only look like those of the API. */
const OF_THE_PROVIDER = [
  'shared-contracts/src/api/checkout.ts',
  'services/reference-api/src/platform/card-provider/opayo-client.ts',
];
const FOLDERS = [
  ...remotes,
  ...['shell', 'embed', 'shared-contracts', 'shared-platform', 'shared-ui'],
  ...['services/gateway', 'services/reference-api', 'services/renderer'],
].map((folder) => `${folder}/src`);

const isProduction = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.|\.test-d\.|-testing\.|\/testing\//.test(file);

const filesNaming = (words: string) =>
  FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file))
      .filter((file) => isProduction(file) && fs.readFileSync(inRoot(file), 'utf8').includes(words)),
  );

it('one file says where the calls of the API are', () => {
  const named = filesNaming(ownAddresses.apiBase);
  expect(named.filter((file) => !OF_THE_PROVIDER.includes(file))).toEqual([OWNER]);
  expect(named).toEqual(expect.arrayContaining(OF_THE_PROVIDER));
});
