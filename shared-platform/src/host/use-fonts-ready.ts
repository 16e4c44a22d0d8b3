import { useEffect, useState } from 'react';
import type { Theme } from 'shared-contracts/api/theme';
import { fontChoices, fontFaces } from 'shared-ui/theme';

/** Waiting for fonts stops after this long, in milliseconds (decisions 50). */
export const FONT_WAIT_LIMIT = 3_000;
const WEIGHTS = [400, 700];

/** True once the theme's faces are active at both weights, or the wait is over. */
export function useFontsReady(theme: Theme | undefined): boolean {
  const families = theme ? themeFamilies(theme) : [];
  const wanted = theme ? families.join('|') : null;
  const [isReady, setReady] = useState(() => theme !== undefined && areLoaded(families));

  useEffect(() => {
    if (wanted === null) return;
    let isCurrent = true;
    const done = () => isCurrent && setReady(true);
    const limit = setTimeout(done, FONT_WAIT_LIMIT);
    void loadFaces(wanted.split('|').filter(Boolean)).then(done, done);
    return () => {
      isCurrent = false;
      clearTimeout(limit);
    };
  }, [wanted]);
  return isReady;
}

function themeFamilies(theme: Theme): string[] {
  const { heading, body } = fontChoices(theme);
  return [...new Set([...fontFaces(heading), ...fontFaces(body)].map(({ family }) => family))];
}

function descriptors(families: string[]): string[] {
  return families.flatMap((family) => WEIGHTS.map((weight) => `${weight} 1em '${family}'`));
}

function areLoaded(families: string[]): boolean {
  return descriptors(families).every((font) => document.fonts?.check(font) ?? true);
}

async function loadFaces(families: string[]): Promise<void> {
  await Promise.all(families.map(addFaceStyles));
  await Promise.all(descriptors(families).map((font) => document.fonts?.load(font)));
}

/** A family the page did not come with is added by its style sheet, once. */
function addFaceStyles(family: string): Promise<void> {
  const slug = family.toLowerCase().replaceAll(' ', '-');
  const isKnown = [...(document.fonts ?? [])].some((face) => face.family.replaceAll(/["']/g, '') === family);
  if (isKnown || document.querySelector(`link[data-font="${slug}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: `/fonts/${slug}.css`,
    });
    link.dataset.font = slug;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}
