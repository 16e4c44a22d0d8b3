import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { picture } from '../report/test-picture.ts';
import { acceptPictures, comparePictures } from './baseline.ts';

let folder: string;
let out: string;
const reviewed = () => path.join(folder, 'reviewed');

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'baseline-'));
  out = path.join(folder, 'out');
  fs.mkdirSync(path.join(out, 'pictures'), { recursive: true });
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Takes a picture of one colour. */
async function take(state: string, colour: string, area = 'bookings') {
  const file = `pictures/${state}.jpg`;
  const image = sharp({ create: { width: 390, height: 400, channels: 3, background: colour } });
  await image.jpeg().toFile(path.join(out, file));
  return picture({ area, state, file });
}

const problemsOf = async (...pictures: Awaited<ReturnType<typeof take>>[]) =>
  (await comparePictures(pictures, out, reviewed())).map(({ problems }) => problems.map(({ text }) => text));

test('an accepted picture is as it was until it changes', async () => {
  await acceptPictures([await take('home', '#ffffff')], out, reviewed(), true);
  expect(await problemsOf(await take('home', '#fefefe'))).toEqual([[]]);
  expect(await problemsOf(await take('home', '#0b3d5c'))).toEqual([
    ['It looks different from the reviewed picture, in 64 places.'],
  ]);
});

test('a picture that no one has reviewed is a finding', async () => {
  expect(await problemsOf(await take('home', '#ffffff'))).toEqual([['It has not been reviewed: accept it.']]);
});

test('a part joins what was accepted, and the whole replaces it', async () => {
  const [home, venue] = [await take('home', '#ffffff'), await take('venue', '#eeeeee')];
  await acceptPictures([home], out, reviewed(), true);
  await acceptPictures([venue], out, reviewed(), false);
  expect(await problemsOf(home, venue)).toEqual([[], []]);
  await acceptPictures([await take('empty', '#ffffff', 'basket')], out, reviewed(), true);
  expect((await problemsOf(home)).flat()).toHaveLength(1);
});

test('a state that was not reached is not accepted', async () => {
  const home = await take('home', '#ffffff');
  const failed = { ...home, problems: [{ kind: 'not reached', text: 'No heading.' } as const] };
  await acceptPictures([failed], out, reviewed(), true);
  expect((await problemsOf(home)).flat()).toHaveLength(1);
});
