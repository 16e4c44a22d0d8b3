import type { Registry } from 'shared-contracts/remote';
import { escapeHtml } from '../markup/html.ts';

/** The first page an operator looks at. */
export interface SystemStatus {
  hasShell: boolean;
  apis: readonly { url: string; isReady: boolean }[];
  /** The current versions, without a canary. */
  registry: Registry;
  /** True if there is a canary. */
  isShared: boolean;
  at: Date;
}

const state = (isWell: boolean) => (isWell ? '<td class="well">well</td>' : '<td class="ill">not well</td>');

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:46rem;padding:0 1rem;color:#1f1c18;background:#faf9f7}' +
  'table{border-collapse:collapse;width:100%;margin:0 0 2rem}th,td{text-align:start;padding:.4rem .6rem;border-bottom:1px solid #e3dfd8}' +
  '.well{color:#17633a}.ill{color:#a1260d;font-weight:700}';

/** A page without scripts that loads itself again every ten seconds. */
export function statusPage({ hasShell, apis, registry, isShared, at }: SystemStatus): string {
  const isWell = hasShell && apis.some(({ isReady }) => isReady);
  const rows = [
    `<tr><td>Shell</td>${state(hasShell)}</tr>`,
    ...apis.map(({ url, isReady }) => `<tr><td>API ${escapeHtml(url)}</td>${state(isReady)}</tr>`),
  ];
  const remotes = registry.map(
    ({ descriptor, version }) =>
      `<tr><td>${escapeHtml(descriptor.displayName)}</td><td>${escapeHtml(descriptor.name)}</td><td>${escapeHtml(version)}</td></tr>`,
  );
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta http-equiv="refresh" content="10"><title>Touchline: ${isWell ? 'well' : 'not well'}</title><style>${STYLE}</style></head><body>`,
    `<h1>${isWell ? 'Everything that pages need is well' : 'Pages cannot be answered in full'}</h1>`,
    `<table><caption>Parts</caption>${rows.join('')}</table>`,
    `<table><caption>Versions of the remotes${isShared ? ', besides those in a trial' : ''}</caption>${remotes.join('')}</table>`,
    `<p>${at.toISOString().replace('T', ' ').slice(0, 19)} UTC</p></body></html>`,
  ].join('');
}
