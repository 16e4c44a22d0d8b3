import { createHash } from 'node:crypto';

/** A page as it is sent, with the sources its policy must allow. */
export interface PageDocument {
  html: string;
  /** Sources that allow the scripts written into it, as `'sha256-…'` or `'nonce-…'`. */
  scripts: readonly string[];
  styles: readonly string[];
}

const hashOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** Emotion creates an empty element and inserts its rules one by one, which no policy restricts. */
const EMPTY = hashOf('');

/**
 * Writes the inline scripts and styles of a page, and collects their sources for the policy. With a nonce every answer
 * differs; with hashes a page and its compressed forms can be stored.
 */
export function createInlineParts(nonce: string | null) {
  const scripts = new Set(nonce === null ? [] : [`'nonce-${nonce}'`]);
  const styles = new Set(nonce === null ? [EMPTY] : [`'nonce-${nonce}'`]);
  /** For elements that name a file as well. */
  const attribute = nonce === null ? '' : ` nonce="${nonce}"`;
  return {
    attribute,
    script(content: string, attributes = ''): string {
      if (nonce === null) scripts.add(hashOf(content));
      return `<script${attribute}${attributes}>${content}</script>`;
    },
    style(content: string, attributes = ''): string {
      if (nonce === null) styles.add(hashOf(content));
      return `<style${attribute}${attributes}>${content}</style>`;
    },
    document: (html: string): PageDocument => ({ html, scripts: [...scripts], styles: [...styles] }),
  };
}
