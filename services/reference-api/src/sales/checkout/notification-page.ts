import { checkoutTexts } from './texts.ts';

interface Notice {
  status: string;
  transactionUuid: string;
  /** Reason that nothing was charged, if it is to be explained. */
  failureReason: string | null;
}

/** JSON that cannot end the script element it is in. */
const scriptValue = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const page = (body: string) => `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>${checkoutTexts.challenge.title}</title></head>
<body>${body}</body>
</html>
`;

/** Tells the page around the frame how the challenge ended; no one but its own origin hears it (decisions 29). */
export function noticePage(notice: Notice, nonce: string): string {
  const { failureReason, ...rest } = notice;
  const message = scriptValue({ type: 'completed', ...rest, ...(failureReason && { failureReason }) });
  return page(
    `<p>${checkoutTexts.challenge.returning}</p>` +
      `<script nonce="${nonce}">window.parent.postMessage(${message}, window.location.origin);</script>`,
  );
}

/** Shown when the bank sends back a challenge that no one waits for. */
export const endedPage = (): string => page(`<p>${checkoutTexts.challenge.ended}</p>`);

/**
 * Nothing but the page's own script runs. The policy leaves out which pages may hold it: joining can be embedded in an
 * operator's page, and only the gateway knows those (it adds `frame-ancestors`). Held by any other page it gives
 * nothing away: there is nothing to click, and its message reaches its own origin only.
 */
export const noticePolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'`;
