import { TESTS } from './paths.ts';
import type { ImportWall } from './wall.ts';

const FEATURES_OF = '(mf-[^/]+|shell)/src/features';

/** Rooms of a remote or the shell that put features together; the others are below the features. */
const COMPOSING_ROOMS = ['screens', 'frame', 'routes', 'testing'];

export const featureToFeature: ImportWall = {
  name: 'feature-to-feature',
  why: 'A feature can be read, changed and removed without the others.',
  wayOut: 'move what both need to a shared room of the remote, or put the two together in src/screens',
  forbid: () => [
    {
      from: { path: `^${FEATURES_OF}/([^/]+)/` },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
  ],
};

export const roomToFeature: ImportWall = {
  name: 'room-to-feature',
  why: `Shared rooms are below the features; only ${COMPOSING_ROOMS.slice(0, -1).join(', ')} and the entry files are above them.`,
  wayOut: 'move the part into the shared room, or pass it in from the screen',
  forbid: () => [
    {
      from: { path: `^(mf-[^/]+|shell)/src/(?!(?:features|${COMPOSING_ROOMS.join('|')})/)[^/]+/` },
      to: { path: '^$1/src/features/' },
    },
  ],
};

/** The direction of the rooms (docs/adr/0023). A test may go through the screens. */
export const roomOrder: ImportWall = {
  name: 'room-order',
  why: 'Rooms import downwards only: the entry file, screens, features, shared, texts.',
  wayOut: 'move what both need to the lower room, or pass it in from the screen',
  forbid: () => [
    {
      from: { path: '^(mf-[^/]+|shell)/src/(?:features|shared)/', pathNot: TESTS },
      to: { path: '^$1/src/(?:screens|frame|routes)/' },
    },
    { from: { path: '^(mf-[^/]+|shell)/src/texts/' }, to: { path: '^$1/src/(?!texts/)' } },
    { from: { path: '^(mf-[^/]+)/src/[^/]+/', pathNot: TESTS }, to: { path: '^$1/src/remote\\.ts$' } },
  ],
};
