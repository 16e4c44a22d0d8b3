const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** A text with simple markup (headings, paragraphs, lists) as it can be mailed: a block a paragraph. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<li\b[^>]*>/gi, '- ')
    .replaceAll(/<\/(?:p|li|h[1-6]|ul|ol|div)>|<br\s*\/?>/gi, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .split(/\n\s*\n/)
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter((block) => block !== '')
    .join('\n\n');
