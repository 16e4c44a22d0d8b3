import { describe, expect, it } from 'vitest';
import { kioskCss, TALL_KIOSK } from './kiosk-css.ts';

const tall = (css: string) => css.slice(css.indexOf(TALL_KIOSK), css.indexOf('orientation: landscape'));

describe('the styles of a kiosk', () => {
  it('give the site’s bar two lines on a tall one, and the page below it as much room', () => {
    const css = tall(kioskCss({ hasLoginCode: false }));
    const height = /\{height:(\d+px);/.exec(css.replaceAll('\n', ''))?.[1];
    expect(height).toBe('120px');
    expect(css).toContain(`{--ui-header-height:${height}}`);
  });

  it('have balanced braces, as one that is open would take the rest of the page’s styles', () => {
    const css = kioskCss({ hasLoginCode: true });
    expect(css.split('{')).toHaveLength(css.split('}').length);
  });
});
