import { describe, expect, it } from 'vitest';
import { plainHtml } from './plain-html.ts';

const FOOTER =
  '<section><h2>Sale Leisure Centre</h2><p>Three pools &amp; a gym.</p></section><section><h2>Talk to us</h2>' +
  '<p>Phone <a href="tel:01610000000" class="big">0161</a><br>or <a href="mailto:sale@example.com">write</a></p>' +
  '<ul> <li>Mon <strong>6</strong></li><li><p>Tue</p></li> </ul></section>';

describe('plainHtml', () => {
  it("keeps a venue's words as they are", () => {
    expect(plainHtml(FOOTER)).toBe(FOOTER);
    expect(plainHtml('')).toBe('');
  });

  it('takes away what the browser takes away too', () => {
    expect(plainHtml('<p id="x" style="color:red"><a target="_blank" href="/a">A</a></p>')).toBe(
      '<p><a href="/a">A</a></p>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<p onclick="x()">a</p>',
    '<img src="x">',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="JAVASCRIPT:alert(1)">a</a>',
    '<a href="&#106;avascript:alert(1)">a</a>',
    '<a href="//elsewhere.example">a</a>',
    '<a href="data:text/html,x">a</a>',
    '<p href="/x">a</p>',
    '<p class=x>a</p>',
    "<p class='x'>a</p>",
    '<p><div>a</div></p>',
    '<p><em><div>a</div></em></p>',
    '<ul>words</ul>',
    '<li>a</li>',
    '<a href="/a"><em><a href="/b">b</a></em></a>',
    '<p>a',
    'a</p>',
    '<p>a</b></p>',
    '<!-- note -->',
    '<svg><p>a</p></svg>',
    'a < b',
    'a > b',
    'a & b',
    '<P>a</P>',
    '<p>a</p></section>',
    '<iframe src="/x"></iframe>',
    'x'.repeat(20_001),
  ])('leaves %s to the browser', (html) => expect(plainHtml(html)).toBeNull());

  it('is done at once with what no one can close', () => {
    expect(plainHtml('<p class="a'.repeat(1_500))).toBeNull();
  });
});
