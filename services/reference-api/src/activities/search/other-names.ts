/** Other words for activities, by the name of the activity or by a word in the names of classes. */
export type OtherNames = Readonly<Record<string, readonly string[]>>;

/** Usual British names for the activities of a leisure centre besides their own. A tenant adds its own (`settings.otherNames`). */
export const USUAL_NAMES: OtherNames = {
  'Abs/Core': ['six pack', 'stomach', 'tummy'],
  'Aqua Aerobics': ['aquafit', 'aquacise', 'aquarobics', 'water aerobics'],
  Aquanatal: ['antenatal', 'prenatal', 'pregnancy swimming'],
  Badminton: ['shuttlecock'],
  Barre: ['ballet'],
  'Body Conditioning': ['toning', 'body tone', 'barbell'],
  'Boxing Fitness': ['boxercise', 'boxfit', 'kickboxing'],
  'Chair Based Exercise': ['seated exercise', 'chair yoga', 'chair aerobics'],
  'Circuit Training': ['station training'],
  'Dance Fitness': ['zumba', 'dancercise', 'dancing', 'salsa'],
  'Early Years Play': ['toddler', 'soft play', 'stay and play'],
  'General Fitness for Older Adults': ['over 50', 'over 60', 'senior', 'older people', 'retired'],
  'Gym Workout': ['fitness suite', 'treadmill'],
  HIIT: ['high intensity', 'interval training', 'interval', 'tabata'],
  'Ice Skating': ['skate'],
  'Indoor Cycling': ['spin', 'spinning', 'exercise bike', 'group cycling', 'studio cycling'],
  'Legs Bums And Tums': ['lbt', 'bums and tums'],
  Meditation: ['mindfulness', 'relaxation'],
  'Phase IV Cardiac Rehabilitation': ['cardiac rehab', 'heart rehab'],
  Running: ['jog', 'jogging', 'couch to 5k'],
  Swimming: ['dip', 'length', 'front crawl', 'breaststroke'],
  'Swimming Lessons': ['learn to swim', 'swim school'],
  'Table Tennis': ['ping pong'],
  Trampolining: ['trampoline', 'bouncing'],
  'Walking Football': ['footie', 'footy', 'soccer', 'kickabout'],
  'Weight Training': ['weightlifting', 'lifting', 'powerlifting'],
};

/** Usual words for those whom classes are for, by the word that their names have. */
export const USUAL_WORDS: OtherNames = { Junior: ['kid', 'children', 'teen', 'teenager', 'youth'] };

/**
 * Looks words up among the other names of activities, the longest first: `spin beginners` may be `Indoor Cycling beginners`.
 * @param normalise the form in which words are compared; `null` leaves a word out
 * @returns the words with an activity’s name in place of another one, one for each that they may mean
 */
export function indexOtherNames(
  names: OtherNames,
  normalise: (word: string) => string | null,
): (words: string) => string[] {
  const plain = (words: string) =>
    words
      .split(/[^\p{L}\p{N}]+/u)
      .flatMap((word) => normalise(word) ?? [])
      .join(' ');
  const known = Object.entries(names)
    .flatMap(([activity, others]) => others.map((other) => ({ activity, other: plain(other) })))
    .filter(({ other }) => other !== '')
    .sort((one, two) => two.other.length - one.other.length);
  return (words) => {
    const typed = ` ${plain(words)} `;
    return known.flatMap(({ activity, other }) =>
      typed.includes(` ${other} `) ? typed.replace(` ${other} `, ` ${activity} `).trim() : [],
    );
  };
}
