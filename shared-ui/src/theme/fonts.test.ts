import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { fontFaceCss } from './font-face-css.ts';
import { fontChoices, fontFaces, fontStack, themeFontFaces } from './fonts.ts';

const choices = ['garage gothic', 'Lato', 'Open Sans', 'Roboto'] as const;
const urlOf = (file: string) => `/fonts/${file.split('/').at(-1)}`;

test.each(choices)('both weights of %s are installed', (choice) => {
  const { resolve } = createRequire(import.meta.url);
  const faces = fontFaces(choice);
  expect(faces.map(({ weight }) => weight)).toEqual([400, 700]);
  for (const { file } of faces) expect(existsSync(resolve(file))).toBe(true);
});

test('one face for headings and body is loaded once', () => {
  expect(themeFontFaces({ fontStyles: { heading: 'Lato', body: 'Lato' } })).toHaveLength(2);
  expect(themeFontFaces({ fontStyles: { heading: 'garage gothic', body: 'Roboto' } })).toHaveLength(4);
});

test.each([undefined, null, '', 'Comic Sans', 'constructor'])('%j is shown in Open Sans', (heading) => {
  expect(fontChoices({ fontStyles: { heading } }).heading).toBe('Open Sans');
});

test('garage gothic asks for the licensed face first, then its open relative', () => {
  expect(fontStack('garage gothic')).toMatch(
    /^'Garage Gothic', 'Barlow Condensed', 'Barlow Condensed Fallback'/,
  );
});

describe('the font rules of a theme', () => {
  test('name only its own files, and swap', () => {
    const css = fontFaceCss({ fontStyles: { heading: 'Lato', body: 'Roboto' } }, urlOf);
    expect(css).toContain('url("/fonts/lato-latin-700-normal.woff2")');
    expect(css).not.toContain('open-sans');
    expect(css.match(/font-display:swap/g)).toHaveLength(4);
    expect(css.match(/size-adjust/g)).toHaveLength(4);
  });

  test('load the licensed face from the address of the venue', () => {
    const theme = {
      fontStyles: { heading: 'garage gothic' },
      garageGothicUrl: 'https://fonts.example.com/g.woff2',
    };
    expect(fontFaceCss(theme, urlOf)).toContain('url("https://fonts.example.com/g.woff2")');
    expect(fontFaceCss({ ...theme, fontStyles: { heading: 'Lato' } }, urlOf)).not.toContain(
      'fonts.example.com',
    );
  });

  test('keep a hostile address inside its quotes', () => {
    const garageGothicUrl = '/g.woff2");}</style><script>alert(1)</script>\n\\';
    const css = fontFaceCss({ fontStyles: { heading: 'garage gothic' }, garageGothicUrl }, urlOf);
    expect(css).not.toMatch(/[<>\\\n]/);
    expect(css).toContain('url("/g.woff2%22%29;%7D');
  });
});
