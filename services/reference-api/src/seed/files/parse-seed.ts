import { type Schema, safeParse } from 'shared-contracts/schema';
import { StartFailure } from '../../platform/index.ts';

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
  const problem = extra.length > 0 ? 'is not known' : 'is missing or has the wrong shape';
  throw new StartFailure(`${file}: ${key} ${problem}.`);
}
