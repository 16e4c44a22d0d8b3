import { type ActivityKind, activityKind } from 'shared-contracts/activity-kinds';
import { type ArtworkFormat, SPOTS } from 'shared-contracts/artwork';
import { type Composition, n, rect, variationsOf } from './canvas.ts';
import { ball } from './compositions/ball.ts';
import { children } from './compositions/children.ts';
import { climbing } from './compositions/climbing.ts';
import { cycling } from './compositions/cycling.ts';
import { dance } from './compositions/dance.ts';
import { general } from './compositions/general.ts';
import { gym } from './compositions/gym.ts';
import { racket } from './compositions/racket.ts';
import { water } from './compositions/water.ts';
import { yoga } from './compositions/yoga.ts';
import { SPOT_SIZE, spots } from './spots.ts';
import { type ArtworkColours, type Ground, type Tones, tonesOf } from './tones.ts';

/** The drawing of each kind, and its ground. */
const compositions: Record<ActivityKind, { compose: Composition; ground: Ground }> = {
  children: { compose: children, ground: 'pale' },
  water: { compose: water, ground: 'deep' },
  racket: { compose: racket, ground: 'bold' },
  climbing: { compose: climbing, ground: 'bold' },
  cycling: { compose: cycling, ground: 'deep' },
  yoga: { compose: yoga, ground: 'pale' },
  dance: { compose: dance, ground: 'bold' },
  ball: { compose: ball, ground: 'bold' },
  gym: { compose: gym, ground: 'deep' },
  general: { compose: general, ground: 'deep' },
};

const SIZES: Record<ArtworkFormat, { width: number; height: number }> = {
  card: { width: 600, height: 400 },
  banner: { width: 1200, height: 240 },
  spot: SPOT_SIZE,
};

/** Blends as one, so that a rounded corner is cut out of the whole and no ground shows around it. */
const AS_ONE = '<g opacity=".999">';

const asOne = (content: string): string => `${AS_ONE}${content}</g>`;

const document = (format: ArtworkFormat, content: string): string => {
  const { width, height } = SIZES[format];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
};

/** The contents of a card or a banner. */
function compose(
  format: Exclude<ArtworkFormat, 'spot'>,
  subject: string,
  tones: Record<Ground, Tones>,
): string {
  const { compose: draw, ground } = compositions[activityKind(subject)];
  const { width, height } = SIZES[format];
  const canvas = { width, height, tones: tones[ground], vary: variationsOf(subject) };
  return asOne(rect(0, 0, width, height, tones[ground].ground) + draw(canvas));
}

/**
 * A drawing in a brand's colours; the same every time. Its subject only chooses what is drawn, and no character of it is
 * written.
 *
 * @returns `null` for an illustration that does not exist
 */
export function drawArtwork(format: ArtworkFormat, subject: string, colours: ArtworkColours): string | null {
  const tones = tonesOf(colours);
  if (format === 'spot') {
    const spot = SPOTS.find((name) => name === subject);
    return spot ? document(format, asOne(spots[spot](tones.pale))) : null;
  }
  return document(format, compose(format, subject, tones));
}

/** Between two drawings of a sheet, so that no edge of the next one shows where a browser rounds. */
const GAP = 100;

/** The cards of several subjects below each other; the fragment `#0` of its address shows the first one, and so on. */
export function drawSheet(subjects: readonly string[], colours: ArtworkColours): string {
  const tones = tonesOf(colours);
  const { width, height } = SIZES.card;
  const cards = subjects.map((subject, at) => {
    const top = at * (height + GAP);
    const view = `<view id="${at}" viewBox="0 ${n(top)} ${n(width)} ${n(height)}"/>`;
    return `${view}<svg y="${n(top)}" width="${n(width)}" height="${n(height)}">${compose('card', subject, tones)}</svg>`;
  });
  return document('card', cards.join(''));
}
