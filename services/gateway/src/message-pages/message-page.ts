import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../page/html.ts';
import { pageHeaders } from '../security/security-headers.ts';
import { NO_STORE } from '../static-files/cache-control.ts';

interface Message {
  title: string;
  text: string;
  action: string;
}

const CSS =
  'body{margin:0;min-height:100dvh;display:grid;place-items:center;background:#faf9f7;color:#1f1c18;' +
  'font:400 1.0625rem/1.55 Arial,sans-serif}main{max-width:34rem;padding:32px 24px;text-align:center}' +
  'h1{margin:0 0 16px;font-size:clamp(1.625rem,1.2rem + 2.4vw,2.5rem);line-height:1.15;letter-spacing:-.015em;' +
  'text-wrap:balance}p{margin:0 0 32px;color:#5c564e}a{display:inline-block;padding:14px 28px;border-radius:12px;' +
  'background:#262731;color:#fff;font-weight:700;text-decoration:none}a:hover{background:#3a3b47}' +
  'a:focus-visible{outline:3px solid #262731;outline-offset:3px}';

const styleHash = createHash('sha256').update(CSS).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function messagePage({ title, text, action }: Message, href: string): string {
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title><style>${CSS}</style></head><body><main>`,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><a href="${escapeHtml(href)}">${escapeHtml(action)}</a>`,
    '</main></body></html>',
  ].join('');
}

/** Answers with a page that needs nothing else: for hosts without a tenant, and for when there is no site to show. */
export function sendMessagePage(
  reply: FastifyReply,
  status: number,
  message: Message,
  href = '/',
): FastifyReply {
  return reply
    .code(status)
    .headers({ ...pageHeaders, 'content-security-policy': POLICY, 'cache-control': NO_STORE })
    .type('text/html; charset=utf-8')
    .send(messagePage(message, href));
}
