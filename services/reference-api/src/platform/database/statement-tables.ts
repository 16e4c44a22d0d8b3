const WRITES =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?"?([a-z_]+)"?/gi;
const WORDS = /[a-z_]+/g;

/** The tables a statement writes, as the database calls them; a word too many where it locks rows does no harm. */
export function tablesWritten(statement: string): string[] {
  if (/^\s*select\b/i.test(statement)) return [];
  return [...statement.matchAll(WRITES)].map(([, table = '']) => table.toLowerCase());
}

/** Every word of a statement that may be a table it reads. */
export const wordsOf = (statement: string): readonly string[] => statement.match(WORDS) ?? [];
