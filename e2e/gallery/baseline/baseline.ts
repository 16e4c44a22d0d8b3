import fs from 'node:fs';
import path from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Picture, Problem } from '../picture.ts';
import { differingCells, fingerprintOf } from './fingerprint.ts';

/** Changed cells that are no finding: a digit of a time, a blinking caret. */
const MOST_CHANGED = 2;

type Fingerprints = Map<string, string>;

const keyOf = ({ state, tenant, content, width }: Picture) => `${state} ${tenant} ${content} ${width}`;

/** Fingerprints repeat themselves: packed they take a fraction of the room, and no one reads them either way. */
const pack = (fingerprint: string) => deflateRawSync(fingerprint).toString('base64');
const unpack = (packed: string) => inflateRawSync(Buffer.from(packed, 'base64')).toString();

/** The reviewed pictures of one area: a line for each, with its fingerprint packed. */
function readArea(folder: string, area: string): Fingerprints {
  const file = path.join(folder, `${area}.txt`);
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), unpack(line.slice(end + 1))];
    }),
  );
}

/**
 * Compares pictures with the reviewed ones. Returns them with a problem where one has changed, or has not been reviewed.
 *
 * @param out - Folder of the gallery.
 * @param folder - Folder of the reviewed fingerprints.
 */
export async function comparePictures(
  pictures: readonly Picture[],
  out: string,
  folder: string,
): Promise<Picture[]> {
  const areas = new Map<string, Fingerprints>();
  return Promise.all(
    pictures.map(async (picture) => {
      const known = areas.get(picture.area) ?? readArea(folder, picture.area);
      areas.set(picture.area, known);
      const problem = await changeOf(picture, out, known.get(keyOf(picture)));
      return problem ? { ...picture, problems: [...picture.problems, problem] } : picture;
    }),
  );
}

async function changeOf(picture: Picture, out: string, before: string | undefined): Promise<Problem | null> {
  if (before === undefined) return { kind: 'changed', text: 'It has not been reviewed: accept it.' };
  const cells = differingCells(before, await readFingerprint(picture, out));
  if (cells <= MOST_CHANGED) return null;
  return { kind: 'changed', text: `It looks different from the reviewed picture, in ${cells} places.` };
}

const readFingerprint = (picture: Picture, out: string) =>
  fingerprintOf(fs.readFileSync(path.join(out, picture.file)));

const isReached = ({ problems }: Picture) => problems.every(({ kind }) => kind !== 'not reached');

/**
 * Keeps pictures as reviewed, but for states that could not be reached. Those of a run that took everything replace what
 * was kept; those of a part join it.
 */
export async function acceptPictures(
  pictures: readonly Picture[],
  out: string,
  folder: string,
  isWhole: boolean,
): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  if (isWhole) for (const file of fs.readdirSync(folder)) fs.rmSync(path.join(folder, file));
  const reached = pictures.filter(isReached);
  for (const area of new Set(reached.map((picture) => picture.area))) {
    const kept = readArea(folder, area);
    for (const picture of reached.filter((each) => each.area === area)) {
      kept.set(keyOf(picture), await readFingerprint(picture, out));
    }
    const lines = [...kept].sort(([one], [other]) => one.localeCompare(other, 'en'));
    fs.writeFileSync(
      path.join(folder, `${area}.txt`),
      lines.map(([key, fingerprint]) => `${key} ${pack(fingerprint)}\n`).join(''),
    );
  }
}
