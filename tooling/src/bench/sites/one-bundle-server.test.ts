import { expect, it } from 'vitest';
import { withOneBundle } from './one-bundle-server.ts';

it('puts the bundle where the scripts of shell and remotes were, and leaves the rest', () => {
  const html =
    '<head><script async nonce="n1" src="/remotes/mf-a/1/entry.js"></script><script type="application/json" id="boot">{}</script></head>' +
    '<body><script defer nonce="n1" src="/shell/js/main.js"></script></body>';
  expect(withOneBundle(html, ['/one-bundle/main.js'])).toBe(
    '<head><script type="application/json" id="boot">{}</script><script defer nonce="n1" src="/one-bundle/main.js"></script></head><body></body>',
  );
});
