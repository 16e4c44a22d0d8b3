// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "navigation": { "disableMainFrameNavigation": true, "disableChildPageNavigation": true } } }
import { expect, it } from 'vitest';
import { leaveByNewTab } from './leave-by-new-tab.ts';

function clicked(html: string, selector = 'a') {
  document.body.innerHTML = html;
  const stop = leaveByNewTab(document);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelector<HTMLElement>(selector)?.click();
  stop();
  return document.querySelector('a') as HTMLAnchorElement;
}

it('opens another site in a tab of its own, also when something in the link is pressed', () => {
  const link = clicked('<a href="https://my-account.example/"><b>My account</b></a>', 'b');
  expect(link.target).toBe('_blank');
  expect(link.relList.contains('noopener')).toBe(true);
});

it.each([
  ['a link of this page', '<a href="/basket">Basket</a>'],
  ['a mail address', '<a href="mailto:sam@example.com">Mail</a>'],
])('leaves %s alone', (_, html) => {
  expect(clicked(html).target).toBe('');
});
