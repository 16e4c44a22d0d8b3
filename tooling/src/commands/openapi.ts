/** Renews the documents that follow from the sources: the API, the contracts and the texts a person reads. */
import fs from 'node:fs';
import { print, runCommand } from '../command.ts';
import { generatedDocs } from '../generated-docs.ts';
import { inRoot } from '../repository.ts';

await runCommand(async () => {
  for (const { file, content } of generatedDocs) {
    fs.writeFileSync(inRoot(file), await content());
    print(`wrote ${file}`);
  }
  return 0;
});
