/** Sentence of a call for the generated documentation, which no page reads. */
const TEXT = /(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)/.source;
const SUMMARY = new RegExp(`^\\s*summary:\\s*${TEXT}(?:\\s*\\+\\s*${TEXT})*,?$`, 'gm');

/**
 * Loader of webpack for the table of calls: takes the summaries out, some 400 bytes of every first view. Lines keep their
 * numbers.
 */
export default function withoutSummaries(source: string): string {
  return source.replace(SUMMARY, (summary) => summary.replace(/[^\n]/g, ''));
}
