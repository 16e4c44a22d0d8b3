import { Parser } from 'htmlparser2';

/** A block of a text: a heading, a paragraph, or the items of a list. */
export type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

const HEADING = /^h[1-6]$/;
/** Tags that begin and end a line. */
const BLOCK = /^(?:p|div|ul|ol|table|tr|section|article|blockquote|h[1-6])$/;
/** Tags that are apart in one line. */
const CELL = /^t[dh]$/;
/** Tags whose contents no one reads. */
const UNREAD = /^(?:script|style|title)$/;

/** Collects what is read, in order, into blocks. */
class Blocks {
  readonly #blocks: TextBlock[] = [];
  #text = '';
  #isHeading = false;
  #items = 0;
  #unread = 0;

  write(text: string): void {
    if (this.#unread === 0) this.#text += text;
  }

  open(name: string): void {
    if (UNREAD.test(name)) this.#unread += 1;
    if (CELL.test(name)) this.#text += ' ';
    if (name === 'br' || name === 'li' || BLOCK.test(name)) this.#endLine();
    if (HEADING.test(name)) this.#isHeading = true;
    if (name === 'li') {
      this.#items += 1;
      this.#addItem();
    }
  }

  close(name: string): void {
    if (UNREAD.test(name)) this.#unread -= 1;
    if (name === 'li' || BLOCK.test(name)) this.#endLine();
    if (HEADING.test(name)) this.#isHeading = false;
    if (name === 'li') this.#items -= 1;
  }

  /** All that was read, without items that say nothing. */
  end(): TextBlock[] {
    this.#endLine();
    return this.#blocks.flatMap((block): TextBlock[] => {
      if (block.kind !== 'list') return [block];
      const items = block.items.filter((item) => item !== '');
      return items.length > 0 ? [{ kind: 'list', items }] : [];
    });
  }

  /** Items that follow each other are one list. */
  #addItem(): void {
    const last = this.#blocks.at(-1);
    if (last?.kind === 'list') last.items.push('');
    else this.#blocks.push({ kind: 'list', items: [''] });
  }

  #endLine(): void {
    const line = this.#text.replaceAll(/\s+/g, ' ').trim();
    this.#text = '';
    if (line === '') return;
    const last = this.#blocks.at(-1);
    if (this.#items > 0 && last?.kind === 'list') last.items.push(`${last.items.pop() ?? ''} ${line}`.trim());
    else this.#blocks.push({ kind: this.#isHeading ? 'heading' : 'paragraph', text: line });
  }
}

/** A text with simple markup (headings, paragraphs, lists) as the blocks of a mail, without any markup. */
export function textBlocks(html: string): TextBlock[] {
  const blocks = new Blocks();
  const parser = new Parser({
    onopentagname: (name) => blocks.open(name),
    ontext: (text) => blocks.write(text),
    onclosetag: (name) => blocks.close(name),
  });
  // A blank line ends a paragraph in texts without any markup.
  parser.end(html.replaceAll(/\n\s*\n/g, '<br>'));
  return blocks.end();
}
