// @isolated: the texts of tests would be among those of the pages
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generatedDocs } from './generated-docs.ts';
import { inRoot } from './repository.ts';

describe('documents that follow from the contracts', () => {
  it.each(generatedDocs)('$file is up to date', async ({ file, content }) => {
    const found = fs.existsSync(inRoot(file)) ? fs.readFileSync(inRoot(file), 'utf8') : '';
    const isUpToDate = found === (await content());
    expect(isUpToDate, `${file} is stale; 'npm run openapi' renews it`).toBe(true);
  });
});
