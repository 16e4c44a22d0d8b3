import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['<p>One\n  two.</p><p>Three.</p>', 'One two.\n\nThree.'],
  ['<h3>First</h3><p>Then <strong>this</strong>.</p>', 'First\n\nThen this.'],
  ['<ul><li>One</li><li class="x">Two</li></ul>', '- One\n\n- Two'],
  ['<p>Terms &amp; &lt;more&gt;,&nbsp;Jo&#39;s</p>', "Terms & <more>, Jo's"],
  ['&amp;lt;', '&lt;'],
  ['Line<br>break', 'Line\n\nbreak'],
  ['', ''],
])('%j is mailed as %j', (html, text) => expect(plainText(html)).toBe(text));
