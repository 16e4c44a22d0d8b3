const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** A block of a text: a heading, a paragraph, or the items of a list. */
export type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/** Marks of the opening tags that decide a block's kind, from the private use area: no text contains them. */
const MARKS = { heading: '\uE000', item: '\uE001' } as const;

const blockOf = (block: string): TextBlock => {
  const text = block.replaceAll(/[\uE000\uE001]/g, '').trim();
  if (block.includes(MARKS.item)) return { kind: 'list', items: [text] };
  return { kind: block.includes(MARKS.heading) ? 'heading' : 'paragraph', text };
};

const isEmpty = (block: TextBlock): boolean => block.kind !== 'list' && block.text === '';

/** Items that follow each other are one list. */
function joinItems(blocks: readonly TextBlock[]): TextBlock[] {
  const joined: TextBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.kind === 'list' && last?.kind === 'list') last.items.push(...block.items);
    else joined.push(block);
  }
  return joined;
}

/** A text with simple markup (headings, paragraphs, lists) as the blocks of a mail, without any markup. */
export function textBlocks(html: string): TextBlock[] {
  const blocks = html
    .replaceAll(/[\uE000\uE001]/g, '')
    .replaceAll(/<li\b[^>]*>/gi, `\n\n${MARKS.item}`)
    .replaceAll(/<h[1-6]\b[^>]*>/gi, `\n\n${MARKS.heading}`)
    .replaceAll(/<\/(?:p|li|h[1-6]|ul|ol|div)>|<br\s*\/?>/gi, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .split(/\n\s*\n/)
    .map((block) => blockOf(block.replaceAll(/\s+/g, ' ')));
  return joinItems(blocks.filter((block) => !isEmpty(block)));
}
