// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { FONT_WAIT_LIMIT } from 'shared-contracts/active-fonts';
import type { Theme } from 'shared-contracts/api/theme';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testTheme } from '../testing/index.ts';
import { useFontsReady } from './use-fonts-ready.ts';

interface Face {
  family: string;
  source?: string;
}

/** The faces of the page; those that are loading become active when the test says so. */
function stubFonts(faces: Face[]) {
  let activate: () => void = () => undefined;
  const active = new Promise<void>((resolve) => {
    activate = resolve;
  });
  const loaded: string[] = [];
  const fonts = {
    check: () => false,
    load: (font: string) => {
      loaded.push(font);
      return active;
    },
    add: (face: Face) => void faces.push(face),
    [Symbol.iterator]: () => faces[Symbol.iterator](),
  };
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  return { loaded, activate: () => act(async () => activate()) };
}

class StandInFace implements Face {
  readonly family: string;
  readonly source: string;
  constructor(family: string, source: string) {
    this.family = family;
    this.source = source;
  }
}

const themeOf = (heading: Theme['fontStyles']['heading'], garageGothicUrl: string | null = null): Theme => ({
  ...testTheme,
  fontStyles: { heading, body: 'Lato' },
  garageGothicUrl,
});
const barlow = { family: "'Barlow Condensed'" };
const lato = { family: 'Lato' };

beforeEach(() => vi.stubGlobal('FontFace', StandInFace));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'fonts');
  document.head.replaceChildren();
});

describe('the faces of a theme', () => {
  it('are waited for at 400 and 700, and at no other weight', async () => {
    const { loaded, activate } = stubFonts([lato, { family: 'Roboto' }]);
    const { result } = renderHook(() => useFontsReady(themeOf('Roboto')));
    await vi.waitFor(() => expect(loaded).toHaveLength(4));
    expect(loaded).toEqual(["400 1em 'Roboto'", "700 1em 'Roboto'", "400 1em 'Lato'", "700 1em 'Lato'"]);
    expect(result.current).toBe(false);
    await activate();
    expect(result.current).toBe(true);
  });

  it('are not waited for longer than three seconds', async () => {
    vi.useFakeTimers();
    stubFonts([lato]);
    const { result } = renderHook(() => useFontsReady(themeOf('Lato')));
    await act(() => vi.advanceTimersByTimeAsync(FONT_WAIT_LIMIT - 1));
    expect(result.current).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(result.current).toBe(true);
  });

  it('wait for the theme', () => {
    stubFonts([]);
    expect(renderHook(() => useFontsReady(undefined)).result.current).toBe(false);
  });
});

describe('garage gothic', () => {
  it("is the venue's own copy, also when the page came without it", async () => {
    const faces: Face[] = [barlow, lato];
    const { loaded } = stubFonts(faces);
    renderHook(() => useFontsReady(themeOf('garage gothic', '/fonts/own "copy".woff2')));
    await vi.waitFor(() => expect(loaded).toContain("700 1em 'Garage Gothic'"));
    expect(faces[2]).toMatchObject({
      family: 'Garage Gothic',
      source: expect.stringMatching(
        /^url\("http:[^"]*\/fonts\/own%20%22copy%22\.woff2"\) format\("woff2"\)$/,
      ),
    });
  });

  it.each([
    ['is its open relative without one', themeOf('garage gothic')],
    ['is not loaded for a theme of other faces', themeOf('Lato', '/fonts/own.woff2')],
  ])('%s', async (_what, theme) => {
    const faces: Face[] = [barlow, lato];
    const { loaded } = stubFonts(faces);
    renderHook(() => useFontsReady(theme));
    await vi.waitFor(() => expect(loaded).not.toHaveLength(0));
    expect(faces).toEqual([barlow, lato]);
    expect(loaded.join()).not.toContain('Garage Gothic');
  });

  it('that arrived with the page is not loaded twice', async () => {
    const faces: Face[] = [barlow, lato, { family: '"Garage Gothic"' }];
    const { loaded } = stubFonts(faces);
    renderHook(() => useFontsReady(themeOf('garage gothic', '/fonts/own.woff2')));
    await vi.waitFor(() => expect(loaded).toContain("400 1em 'Garage Gothic'"));
    expect(faces).toHaveLength(3);
  });
});
