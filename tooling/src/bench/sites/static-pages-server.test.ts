import { expect, it } from 'vitest';
import { withoutScripts } from './static-pages-server.ts';

it('leaves out scripts, their data and what loads them early, and keeps the rest', () => {
  const html =
    '<head><link rel="preload" as="font" href="/a.woff2"><link rel="preload" as="script" href="/b.js"><style>h1{}</style></head>' +
    '<body><h1>Venues</h1><script type="application/json" id="boot">{"a":"<b>"}</script><script defer src="/c.js"></script></body>';
  expect(withoutScripts(html)).toBe(
    '<head><link rel="preload" as="font" href="/a.woff2"><style>h1{}</style></head><body><h1>Venues</h1></body>',
  );
});
