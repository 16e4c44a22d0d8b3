import { expect, it } from 'vitest';
import { textBlocks } from './text-blocks.ts';

const paragraph = (text: string) => ({ kind: 'paragraph', text });
const heading = (text: string) => ({ kind: 'heading', text });
const list = (...items: string[]) => ({ kind: 'list', items });

it.each([
  ['<p>One\n  two.</p><p>Three.</p>', [paragraph('One two.'), paragraph('Three.')]],
  ['<h3>First</h3><p>Then <strong>this</strong>.</p>', [heading('First'), paragraph('Then this.')]],
  ['<ul><li>One</li><li class="x">Two</li></ul>', [list('One', 'Two')]],
  [
    '<p>Before</p><ul>\n  <li><p>One</p></li>\n</ul><p>After</p><ul><li>Two</li></ul>',
    [paragraph('Before'), list('One'), paragraph('After'), list('Two')],
  ],
  ['Loose<h3>First</h3>', [paragraph('Loose'), heading('First')]],
  ['<p>Terms &amp; &lt;more&gt;,&nbsp;Jo&#39;s</p>', [paragraph("Terms & <more>, Jo's")]],
  ['&amp;lt;', [paragraph('&lt;')]],
  ['Line<br>break', [paragraph('Line'), paragraph('break')]],
  ['\uE001No item', [paragraph('No item')]],
  ['', []],
])('%j is mailed as %j', (html, blocks) => expect(textBlocks(html)).toEqual(blocks));
