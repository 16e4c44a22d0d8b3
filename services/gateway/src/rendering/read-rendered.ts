import type { Readable } from 'node:stream';
import type { RenderedSite } from 'shared-contracts/rendering';
import { array, object, optional, type Schema, safeParse, string } from 'shared-contracts/schema';

/** Maximum size of a rendered page, in bytes; the largest are a tenth of it. */
const LARGEST_PAGE = 4 * 1024 * 1024;

const renderedSchema: Schema<RenderedSite> = object({
  html: string(),
  head: optional(string()),
  css: string(),
  cssIds: string(),
  assumptions: string(),
  missing: array(object({ remote: string(), reason: string() })),
}) as Schema<RenderedSite>;

/** The page in an answer. @throws if it is none: what a confused renderer says must get into no page. */
export function readRendered(answer: unknown): RenderedSite {
  const read = safeParse(renderedSchema, answer);
  if (!read.success) throw new Error('The renderer answered with something that is no page.');
  return read.data;
}

/** The text of an answer. @throws if it is larger than any page. */
export async function readText(answer: Readable): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LARGEST_PAGE) throw new Error('The renderer answered with more than a page can have.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
