import { type Schema, safeParse } from 'shared-contracts/schema';
import { StartFailure } from '../../platform/index.ts';

const MISFIT = 'is missing or has the wrong shape';

/**
 * A seed file's content in the shape of the schema. Throws a StartFailure naming the file and the key that does not fit.
 * @param file as a person finds it, for the message.
 */
export function parseSeed<Content>(schema: Schema<Content>, content: unknown, file: string): Content {
  const result = safeParse(schema, content);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const extra = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  const key = [...(issue?.path ?? []), ...extra].map(String).join('.') || 'the content';
  const problem = extra.length > 0 ? 'is not known' : MISFIT;
  throw new StartFailure(`${file}: ${key} ${problem}.`);
}

const entriesOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.entries(value) : null;

/** The key of the first value that reading has replaced by another; `null` when there is none. */
function replacedKey(given: unknown, read: unknown): string[] | null {
  const entries = entriesOf(given);
  if (!entries) return given === read ? null : [];
  for (const [key, value] of entries) {
    const found = replacedKey(value, entriesOf(read) ? Reflect.get(Object(read), key) : undefined);
    if (found) return [key, ...found];
  }
  return null;
}

/**
 * A page continues without a setting that it cannot read; a seed file is refused with it. Throws a StartFailure naming
 * the file and the key.
 */
export function refuseUnreadable(content: unknown, read: unknown, file: string): void {
  const key = replacedKey(content, read);
  if (key) throw new StartFailure(`${file}: ${key.join('.')} ${MISFIT}.`);
}
