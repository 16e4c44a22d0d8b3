import { client as clientEndpoint, clientSchema } from 'shared-contracts/api/client';
import { theme as themeEndpoint, themeSchema } from 'shared-contracts/api/theme';
import { fromWire } from 'shared-contracts/codec';
import type { PageBoot, PreloadedAnswer } from 'shared-contracts/config';
import type { Endpoint } from 'shared-contracts/endpoint';
import { object, type Schema, safeParse } from 'shared-contracts/schema';

function dataOf<Data>(
  schema: Schema<Data>,
  answers: readonly PreloadedAnswer[],
  { path }: Pick<Endpoint, 'path'>,
): Data | null {
  const answer = answers.find(({ url, status }) => url.split('?')[0] === path && status === 200);
  const envelope = answer && safeParse(object({ data: schema }), fromWire(answer.body));
  return envelope?.success ? envelope.data.data : null;
}

/**
 * The last known brand, which a gateway puts into a page where the answers in it no longer tell: so a page that fails to
 * load looks as it does when the API itself fails.
 */
export function lastBrand(boot: PageBoot, altered: readonly PreloadedAnswer[]): Pick<PageBoot, 'brand'> {
  const isTold = dataOf(clientSchema, altered, clientEndpoint) && dataOf(themeSchema, altered, themeEndpoint);
  const client = dataOf(clientSchema, boot.preloaded, clientEndpoint);
  const theme = dataOf(themeSchema, boot.preloaded, themeEndpoint);
  if (isTold || !client || !theme) return {};
  const { name, customerServicePhone, customerServiceEmail } = client;
  return { brand: { name, theme, customerServicePhone, customerServiceEmail } };
}
