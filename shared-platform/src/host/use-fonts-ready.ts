import { useEffect, useState } from 'react';
import { FONT_WAIT_LIMIT } from 'shared-contracts/active-fonts';
import type { Theme } from 'shared-contracts/api/theme';
import { faces, LICENSED_FAMILY } from 'shared-contracts/brand/faces';
import { fontChoices } from 'shared-contracts/brand/fonts';
import { fileIntegrityOf } from 'shared-contracts/file-integrity';

const WEIGHTS = [400, 700];

/** True once the theme's faces are active at both weights, or the wait is over. */
export function useFontsReady(theme: Theme | undefined): boolean {
  const families = theme ? themeFamilies(theme) : [];
  const licensedUrl = theme ? licensedFace(theme) : null;
  const wanted = theme ? families.join('|') : null;
  const [isReady, setReady] = useState(() => theme !== undefined && areLoaded(families));

  useEffect(() => {
    if (wanted === null) return;
    let isCurrent = true;
    const done = () => isCurrent && setReady(true);
    const limit = setTimeout(done, FONT_WAIT_LIMIT);
    void loadFaces(wanted.split('|').filter(Boolean), licensedUrl).then(done, done);
    return () => {
      isCurrent = false;
      clearTimeout(limit);
    };
  }, [wanted, licensedUrl]);
  return isReady;
}

function themeFamilies(theme: Theme): string[] {
  const { heading, body } = fontChoices(theme);
  return [...new Set([faces[heading].family, faces[body].family])];
}

/** Address of the venue's own copy of garage gothic, if its theme uses that face. */
function licensedFace(theme: Theme): string | null {
  return Object.values(fontChoices(theme)).includes('garage gothic') ? theme.garageGothicUrl : null;
}

function descriptors(families: string[]): string[] {
  return families.flatMap((family) => WEIGHTS.map((weight) => `${weight} 1em '${family}'`));
}

function areLoaded(families: string[]): boolean {
  return descriptors(families).every((font) => globalThis.document?.fonts?.check(font) ?? true);
}

async function loadFaces(families: string[], licensedUrl: string | null): Promise<void> {
  await Promise.all(families.map(addFaceStyles));
  if (licensedUrl) addLicensedFace(licensedUrl);
  const wanted = licensedUrl ? [...families, LICENSED_FAMILY] : families;
  await Promise.all(descriptors(wanted).map((font) => document.fonts?.load(font)));
}

const isKnown = (family: string) =>
  [...(document.fonts ?? [])].some((face) => face.family.replaceAll(/["']/g, '') === family);

/** The page came with it only when it was opened on such a venue; without it the open relative stands in. */
function addLicensedFace(url: string): void {
  if (isKnown(LICENSED_FAMILY) || !URL.canParse(url, document.baseURI)) return;
  const source = `url("${new URL(url, document.baseURI).href}") format("woff2")`;
  document.fonts?.add(new FontFace(LICENSED_FAMILY, source, { weight: '400 700', display: 'swap' }));
}

/** A family the page did not come with is added by its style sheet, once. */
function addFaceStyles(family: string): Promise<void> {
  const slug = family.toLowerCase().replaceAll(' ', '-');
  if (isKnown(family) || document.querySelector(`link[data-font="${slug}"]`)) return Promise.resolve();
  const href = `/fonts/${slug}.css`;
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      integrity: fileIntegrityOf(href),
      href,
    });
    link.dataset.font = slug;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}
