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
  ['<ul><li>One<br>more</li><li>Two</li></ul>', [list('One more', 'Two')]],
  ['<ul><li>\n<p>One</p></li><li></li></ul>', [list('One')]],
  ['<ul><li><h3>First</h3>Then</li></ul>', [list('First Then')]],
  ['<ul><li>One<ul><li>Inner</li></ul></li></ul>', [list('One', 'Inner')]],
  ['<p>&pound;5 &ndash; it&rsquo;s &#163;6</p>', [paragraph('£5 – it’s £6')]],
  [
    '<table><tr><td>Adult</td><td>£5</td></tr><tr><td>Child</td></tr></table>',
    [paragraph('Adult £5'), paragraph('Child')],
  ],
  ['<p>Seen</p><style>p{color:red}</style><script>alert(1)</script>', [paragraph('Seen')]],
  ['1 < 2 and <b>bold', [paragraph('1 < 2 and bold')]],
  ['One\n\nTwo', [paragraph('One'), paragraph('Two')]],
  ['', []],
])('%j is mailed as %j', (html, blocks) => expect(textBlocks(html)).toEqual(blocks));
