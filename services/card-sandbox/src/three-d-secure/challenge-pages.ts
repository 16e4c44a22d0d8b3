import type { Transaction } from '../state/transaction.ts';
import { challengeTexts as texts } from '../texts/en.ts';
import { html, type Markup } from './html.ts';

export const ASSETS = { style: '/acs/challenge.css', returnScript: '/acs/return.js' } as const;
export const ANSWER_PATH = '/acs/answer';

const money = (amount: number, currency: string) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100);

/** The bank's question: who asks for how much, and the word that approves it. */
export function challengePage(
  { vendorName, amount, currency, description, card }: Transaction,
  hidden: { acsTransId: string; threeDSSessionData: string },
  isWordMissing: boolean,
): string {
  return page(
    isWordMissing ? `${texts.errorTitle} ${texts.title}` : texts.title,
    html`<h1>${texts.title}</h1>
<dl>
<div><dt>${texts.merchant}</dt><dd>${vendorName}</dd></div>
<div><dt>${texts.purchase}</dt><dd>${description}</dd></div>
<div><dt>${texts.card}</dt><dd>${texts.cardEnding(card.lastFourDigits)}</dd></div>
<div class="total"><dt>${texts.amount}</dt><dd>${money(amount, currency)}</dd></div>
</dl>
<form method="post" action="${ANSWER_PATH}" novalidate>
<input type="hidden" name="acsTransId" value="${hidden.acsTransId}">
<input type="hidden" name="threeDSSessionData" value="${hidden.threeDSSessionData}">
<label for="word">${texts.instruction} <strong>${texts.word}</strong></label>
${isWordMissing && html`<p id="problem" role="alert">${texts.wordMissing(texts.word)}</p>`}
<input id="word" name="word" type="text" autocomplete="off" autocapitalize="none" spellcheck="false" ${isWordMissing && html`aria-invalid="true" aria-describedby="problem"`}>
<div class="actions">
<button name="action" value="submit">${texts.submit}</button>
<button name="action" value="cancel" class="quiet">${texts.cancel}</button>
</div>
</form>`,
  );
}

/** Carries the answer back to the shop by itself, or by its button where scripts are off. */
export function returnPage(
  notificationUrl: string,
  fields: { cres: string; threeDSSessionData: string },
): string {
  return page(
    texts.returning,
    html`<h1 role="status">${texts.returning}</h1>
<p>${texts.returningHint}</p>
<form id="return" method="post" action="${notificationUrl}">
<input type="hidden" name="cres" value="${fields.cres}">
<input type="hidden" name="threeDSSessionData" value="${fields.threeDSSessionData}">
<div class="actions"><button>${texts.continue}</button></div>
</form>
<script src="${ASSETS.returnScript}"></script>`,
  );
}

/** For a challenge that is unknown or over. */
export const endedPage = (): string =>
  page(
    texts.ended,
    html`<h1>${texts.ended}</h1>
<p>${texts.endedHint}</p>`,
  );

function page(title: string, content: Markup): string {
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${ASSETS.style}">
</head>
<body>
<header><strong>${texts.bank}</strong><span>${texts.note}</span></header>
<main>
${content}
</main>
</body>
</html>
`.source;
}
