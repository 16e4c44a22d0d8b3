import type { LightMyRequestResponse } from 'fastify';
import type { Shop } from './shop.ts';

/** The value of a hidden field of a page, its escapes undone. */
export function hiddenField(page: string, name: string): string {
  const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
  return ESCAPES.reduce((text, [escaped, sign]) => text.replaceAll(escaped, sign), value);
}

const ESCAPES: [string, string][] = [
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
];

export function postForm(
  shop: Shop,
  url: string,
  fields: Record<string, string>,
): Promise<LightMyRequestResponse> {
  return shop.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** Opens the bank's page for a challenge and answers it; resolves with the page that leads back. */
export async function answerChallenge(
  shop: Shop,
  creq: string,
  answer: { word?: string; action: 'submit' | 'cancel' },
): Promise<string> {
  const opened = await postForm(shop, '/acs', { creq, threeDSSessionData: 'b3JkZXItMQ==' });
  const acsTransId = hiddenField(opened.body, 'acsTransId');
  const threeDSSessionData = hiddenField(opened.body, 'threeDSSessionData');
  return (await postForm(shop, '/acs/answer', { acsTransId, threeDSSessionData, ...answer })).body;
}
