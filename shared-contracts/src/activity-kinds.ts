/** Subjects of a picture of an activity; `general` if nothing is known of it. */
export const ACTIVITY_KINDS = [
  'children',
  'water',
  'racket',
  'climbing',
  'cycling',
  'yoga',
  'dance',
  'ball',
  'gym',
  'general',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/**
 * Beginnings of words that tell the kind of an activity or a facility. The first row that fits decides: who it is for,
 * then where it takes place, then what is done.
 */
const WORDS: readonly (readonly [ActivityKind, string])[] = [
  ['children', 'kid|child|junior|toddler|bab(y|ies)|early years|under fives|creche|soft play|holiday club'],
  ['water', 'swim|aqua|splash|pool|lido|water|div(e|ing)|snorkel|canoe|kayak|surf|sail'],
  ['racket', 'badminton|tennis|squash|racket|racquet|pickleball|padel'],
  ['climbing', 'climb|boulder|bouldering|rope'],
  ['cycling', 'cycl|spin|bike|biking|velo|ride|rpm'],
  ['yoga', 'yoga|pilates|tai chi|meditat|mindful|stretch|relax|breath|balance'],
  ['dance', 'danc|zumba|aerobic|ballet|barre|step|salsa|drama'],
  [
    'ball',
    'football|basketball|netball|volleyball|handball|futsal|rugby|hockey|cricket|rounders|boccia|bowl|golf|softball|baseball|(5|five|7|seven)[- ]a[- ]side|sports hall|multi use games',
  ],
  [
    'gym',
    'gym$|gym |gymnasium|strength|weight|kettlebell|circuit|hiit|bootcamp|boot camp|conditioning|body|box|cross|fitness|functional|legs|abs|core|row|exercise|workout|pump|lift|trx|ton(e|ing)',
  ],
];

const PATTERNS = WORDS.map(([kind, words]) => [kind, new RegExp(`(?:^|[^a-z0-9])(?:${words})`)] as const);

/**
 * The kind of an activity, a class or a facility by its name or slug, so that it needs no field of an operator's API:
 * `Aqua Fit` is water.
 */
export function activityKind(name: string): ActivityKind {
  const plain = name.toLowerCase().replace(/[-_]+/g, ' ').trim();
  return PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'general';
}
