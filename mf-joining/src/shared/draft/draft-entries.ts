import {
  DRAFT_STEPS,
  DRAFTED_DETAILS,
  type DraftChanges,
  type JoiningDraft,
} from 'shared-contracts/api/joining-draft';
import type { Answer } from 'shared-contracts/data-fields';
import { paths } from 'shared-contracts/links';
import { choiceKey, type JoiningEntries } from '../entries/joining-entries.ts';
import { freshJoining, type Joining } from '../machine/joining.ts';
import { modeRules } from '../machine/mode-rules.ts';

/** Typed details of the person, with the questions they answer. */
export interface TypedDetails {
  checksum: string;
  answers: Readonly<Record<string, Answer>>;
}

type Steps = JoiningDraft['steps'];
/** The data that this page would save of each step. */
export type DraftEntries = { [Step in keyof Steps]?: NonNullable<Steps[Step]>['given'] };

/** The details that a draft may hold, as far as they are filled in. Passwords and consents stay in memory. */
function storableDetails({ checksum, answers }: TypedDetails): DraftEntries['details'] {
  const typed = DRAFTED_DETAILS.flatMap((path) => {
    const answer = answers[path];
    return typeof answer === 'string' && answer.length <= 200 ? [[path, answer] as const] : [];
  });
  return typed.length === 0 ? undefined : { checksum, answers: Object.fromEntries(typed) };
}

/** The part of a joining to save; nothing before a membership is chosen, or when one is changed or renewed. */
export function draftEntries(
  { mode, centreSlug, membership }: Joining,
  { startDate, billingDay, promotion, answers }: JoiningEntries,
  details: TypedDetails | null,
): DraftEntries {
  if (modeRules[mode].isHeld || centreSlug === null || membership === null) return {};
  const { typeId, paymentOptionId, paymentType } = membership;
  const typed = details && storableDetails(details);
  return {
    choice: { centreSlug, membershipTypeId: typeId, paymentOptionId, paymentType },
    dates: { startDate, billingDay, promotion },
    questions: {
      answers: Object.entries(answers ?? {}).map(([questionId, answer]) => ({ questionId, answer })),
    },
    ...(typed && { details: typed }),
  };
}

/** A value as text in which the order of keys makes no difference: a database may change it. */
const asText = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

const isEmpty = (entries: object): boolean =>
  Object.values(entries).every((part) => part === null || (Array.isArray(part) && part.length === 0));

/** The steps that differ from those on the server. An empty step is not saved as the first. */
export function changedSteps(entries: DraftEntries, saved: JoiningDraft | null): DraftChanges {
  return Object.fromEntries(
    DRAFT_STEPS.flatMap((step) => {
      const given = entries[step];
      const before = saved?.steps[step] ?? null;
      if (given === undefined || (before === null && isEmpty(given))) return [];
      if (before !== null && asText(before.given) === asText(given)) return [];
      return [[step, { revision: before?.revision ?? 0, given }]];
    }),
  );
}

/** Relation of a stored draft to what is chosen on this page. */
export type DraftMatch =
  /** The same membership, and nothing is entered for it here yet, as after a reload. */
  | 'fill'
  /** Nothing contradicts it. */
  | 'same'
  /** Nothing is chosen here. */
  | 'offer'
  /** Something else is chosen here. */
  | 'differs';

export function matchDraft(draft: JoiningDraft | null, entries: DraftEntries): DraftMatch {
  const choice = draft?.steps.choice?.given;
  if (!choice) return 'same';
  if (!entries.choice) return 'offer';
  if (asText(choice) !== asText(entries.choice)) return 'differs';
  const { dates, questions, details } = entries;
  return isEmpty(dates ?? {}) && isEmpty(questions ?? {}) && !details ? 'fill' : 'same';
}

/** Entries in a draft, for the membership that it names. */
export function entriesOf({
  steps,
}: JoiningDraft): { choice: string; parts: Partial<JoiningEntries> } | null {
  const chosen = steps.choice?.given;
  if (!chosen) return null;
  const { centreSlug, membershipTypeId: typeId, paymentOptionId, paymentType } = chosen;
  const membership = { typeId, paymentOptionId, paymentType };
  const answers = steps.questions?.given.answers ?? [];
  return {
    choice: choiceKey({ ...freshJoining, centreSlug, membership }),
    parts: {
      ...steps.dates?.given,
      ...(answers.length > 0 && {
        answers: Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer])),
      }),
    },
  };
}

/** Address at which joining continues: of the membership, or of its centre if the address has no room for its id. */
export function resumePath({ steps }: JoiningDraft): string {
  const choice = steps.choice?.given;
  if (!choice) return paths.home;
  const { centreSlug, membershipTypeId, paymentType } = choice;
  const centre = paths.centre(centreSlug);
  return /^\d+$/.test(membershipTypeId) ? `${centre}/membership/${membershipTypeId}/${paymentType}` : centre;
}
