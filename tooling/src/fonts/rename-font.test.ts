import { expect, test } from 'vitest';
import { renameFont } from './rename-font.ts';

/** A font that has nothing but names, each with its identifier, for Windows or the Macintosh. */
function fontWith(names: readonly { platform: 1 | 3; id: number; text: string }[]): Buffer {
  const texts = names.map(({ platform, text }) =>
    platform === 3 ? Buffer.from(text, 'utf16le').swap16() : Buffer.from(text, 'latin1'),
  );
  const head = Buffer.alloc(28 + 6 + names.length * 12);
  head.writeUInt16BE(1, 4);
  head.write('name', 12, 'latin1');
  head.writeUInt32BE(28, 20);
  head.writeUInt16BE(names.length, 30);
  head.writeUInt16BE(6 + names.length * 12, 32);
  let offset = 0;
  for (const [index, { platform, id }] of names.entries()) {
    const record = 34 + index * 12;
    head.writeUInt16BE(platform, record);
    head.writeUInt16BE(id, record + 6);
    head.writeUInt16BE(texts[index]?.length ?? 0, record + 8);
    head.writeUInt16BE(offset, record + 10);
    offset += texts[index]?.length ?? 0;
  }
  return Buffer.concat([head, ...texts]);
}

test('every name is another one, the copyright stays', () => {
  const names = (name: string) => [
    { platform: 1, id: 0, text: 'Reserved Font Name "Lato"' } as const,
    { platform: 1, id: 1, text: name } as const,
    { platform: 3, id: 4, text: `${name} Bold of ${name}` } as const,
  ];
  const font = fontWith(names('Lato'));
  renameFont(font, 'Lato', 'Tola');
  expect(font).toEqual(fontWith(names('Tola')));
});

test.each([
  ['Arvo', 'Tola', "The font is not called 'Arvo'."],
  ['Lato', 'Tolla', "'Tolla' is not as long as 'Lato'."],
])('%s cannot become %s', (from, to, reason) => {
  const font = fontWith([{ platform: 3, id: 1, text: 'Lato' }]);
  expect(() => renameFont(font, from, to)).toThrow(reason);
});
