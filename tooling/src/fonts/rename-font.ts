/** Ids of a font's names in its `name` table: family, unique identifier, full name and PostScript name. */
const NAME_IDS = [1, 3, 4, 6];
const UTF_16_PLATFORMS = [0, 3];

/** Offset of a table of an OpenType font; 0 without one. */
function tableOffset(font: Buffer, tag: string): number {
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16)
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  return 0;
}

/**
 * Gives an OpenType font (not compressed) another name of the same length, in place; its copyright and its licence stay.
 *
 * @throws Error when the font does not have the name, or the new one is not as long
 */
export function renameFont(font: Buffer, from: string, to: string): void {
  if (from.length !== to.length) throw new Error(`'${to}' is not as long as '${from}'.`);
  const table = tableOffset(font, 'name');
  const strings = table + font.readUInt16BE(table + 4);
  let renamed = 0;
  for (let index = 0; index < font.readUInt16BE(table + 2); index++) {
    const record = table + 6 + index * 12;
    const [platform, id] = [font.readUInt16BE(record), font.readUInt16BE(record + 6)];
    if (!NAME_IDS.includes(id)) continue;
    const start = strings + font.readUInt16BE(record + 10);
    const text = font.subarray(start, start + font.readUInt16BE(record + 8));
    const bytes = (name: string) =>
      UTF_16_PLATFORMS.includes(platform)
        ? Buffer.from(name, 'utf16le').swap16()
        : Buffer.from(name, 'latin1');
    for (let at = text.indexOf(bytes(from)); at >= 0; at = text.indexOf(bytes(from), at)) {
      bytes(to).copy(text, at);
      renamed++;
    }
  }
  if (renamed === 0) throw new Error(`The font is not called '${from}'.`);
}
