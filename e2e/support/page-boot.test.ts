import { expect, test } from 'vitest';
import { alterPageBoot } from './page-boot.ts';

const page = (json: string) =>
  `<head><script nonce="a">1</script></head><script type="application/json" id="touchline-boot" nonce="a">${json}</script><p>$1</p>`;

test('what a page starts from is altered, and cannot end its script element', () => {
  const html = alterPageBoot(page('{"app":"bookings"}'), (boot) => ({ ...boot, tenant: '</script>$&' }));
  expect(html).toBe(page('{"app":"bookings","tenant":"\\u003c/script>$&"}'));
});

test('a page that starts from nothing stays as it is', () => {
  expect(alterPageBoot('<p>Not found</p>', (boot) => boot)).toBe('<p>Not found</p>');
});
