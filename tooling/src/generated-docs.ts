import fs from 'node:fs';
import { apiTable } from 'shared-contracts/api/table';
import { contractsReport } from './contracts-report/contracts-report.ts';
import { openApiDocument } from './openapi/document.ts';
import { remoteReference } from './remote-reference/remote-reference.ts';
import { inRoot } from './repository.ts';
import { textsDocument } from './texts/texts-document.ts';

/** A checked-in file that follows from the sources. */
export interface GeneratedDoc {
  file: string;
  content: () => Promise<string>;
}

const version = (): string => JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8')).version;

/** Output of `npm run openapi`, which a test checks. */
export const generatedDocs: readonly GeneratedDoc[] = [
  {
    file: 'docs/openapi.json',
    content: async () => `${JSON.stringify(openApiDocument(apiTable, version()), null, 2)}\n`,
  },
  { file: 'docs/contracts.api.txt', content: contractsReport },
  { file: 'docs/remote-reference.md', content: remoteReference },
  { file: 'docs/texts.json', content: textsDocument },
];
