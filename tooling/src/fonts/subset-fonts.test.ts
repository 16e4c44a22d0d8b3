/// <reference path="./subset-font.d.ts" />
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { convert } from 'fontverter';
import { faces } from 'shared-contracts/brand/faces';
import { charactersOf, fontParts } from 'shared-contracts/brand/font-ranges';
import { describe, expect, it } from 'vitest';
import { fontFolder, subsetFonts } from './subset-fonts.ts';

const { resolve } = createRequire(import.meta.url);
const kilobytes = (name: string) => fs.statSync(path.join(fontFolder, name)).size / 1024;
const slugs = Object.values(faces).map(({ slug }) => slug);

describe('the files of the faces', () => {
  it("are those of the installed packages; 'npm run fonts' renews them", async () => {
    const made = await subsetFonts();
    expect(fs.readdirSync(fontFolder).sort()).toEqual(made.map(({ name }) => name).sort());
    for (const { name, content } of made) {
      const isSame = content.equals(fs.readFileSync(path.join(fontFolder, name)));
      expect(isSame, `${name} is stale`).toBe(true);
    }
  });

  it.each(slugs)('two faces of %s cost a page at most 17.5 KB', (slug) => {
    expect(kilobytes(`${slug}-400.woff2`) + kilobytes(`${slug}-700.woff2`)).toBeLessThan(17.5);
  });

  it.each(slugs)('have the licence of %s beside them', (slug) => {
    const licence = fs.readFileSync(path.join(fontFolder, `${slug}.LICENCE.txt`), 'utf8');
    expect(licence).toContain('SIL Open Font License, Version 1.1');
  });

  it('are called otherwise where the licence reserves the name', async () => {
    for (const slug of slugs) {
      const licence = fs.readFileSync(path.join(fontFolder, `${slug}.LICENCE.txt`), 'utf8');
      const [, reserved] = /Reserved Font Name "(.+?)"/.exec(licence) ?? [];
      const font = await convert(fs.readFileSync(path.join(fontFolder, `${slug}-700.woff2`)), 'truetype');
      // Its strings as they are written for Windows, copyright left out.
      const isNamed = reserved ? font.includes(Buffer.from(`${reserved} Bold`, 'utf16le').swap16()) : false;
      expect(isNamed, slug).toBe(false);
    }
  });

  it.each(slugs)('have every Latin character of %s in one of them', (slug) => {
    const ranges: { latin: string } = JSON.parse(
      fs.readFileSync(resolve(`@fontsource/${slug}/unicode.json`), 'utf8'),
    );
    const [first, rest] = fontParts.map(({ range }) => charactersOf(range)) as [string, string];
    expect([...first].filter((character) => rest.includes(character))).toEqual([]);
    expect([...first, ...rest].sort()).toEqual([...charactersOf(ranges.latin)].sort());
  });
});
