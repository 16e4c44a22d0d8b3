import {
  array,
  boolean,
  type Infer,
  int,
  maxLength,
  minimum,
  minLength,
  nullable,
  object,
  oneOf,
  optional,
  regex,
  strictObject,
  string,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { idSchema, wireDay } from '../wire-values.ts';
import { customAnswerSchema } from './custom-questions.ts';

/** Lifetime of a draft after the last change. */
export const JOINING_DRAFT_DAYS = 14;

/**
 * The personal details in a draft, by the path of the question. Anything else is refused: passwords, consents,
 * bank and card details are never part of a draft.
 */
export const DRAFTED_DETAILS = [
  'title',
  'firstName',
  'lastName',
  'dateOfBirth',
  'gender',
  'mobile',
  'address.lineOne',
  'address.lineTwo',
  'address.city',
  'address.postcode',
  'emergencyContact.name',
  'emergencyContact.phone',
] as const;
export type DraftedDetail = (typeof DRAFTED_DETAILS)[number];

const typed = string().check(maxLength(200));

const draftedAnswers = strictObject(
  Object.fromEntries(DRAFTED_DETAILS.map((path) => [path, optional(typed)])) as Record<
    DraftedDetail,
    ReturnType<typeof optional<typeof typed>>
  >,
);

/** The fields allowed in each step of a draft; any other is refused. */
const givenByStep = {
  choice: strictObject({
    centreSlug: string().check(maxLength(120), regex(/^[a-z0-9][a-z0-9-]*$/)),
    membershipTypeId: idSchema,
    paymentOptionId: idSchema,
    paymentType: oneOf(['recurring', 'fixed']),
  }),
  details: strictObject({
    /** Checksum of the questions that were answered. */
    checksum: string().check(maxLength(200)),
    answers: draftedAnswers,
  }),
  questions: strictObject({ answers: array(customAnswerSchema).check(maxLength(100)) }),
  dates: strictObject({
    startDate: nullable(wireDay),
    billingDay: nullable(int()),
    promotion: nullable(strictObject({ id: idSchema, code: string().check(maxLength(64)) })),
  }),
} as const;

export const DRAFT_STEPS = ['choice', 'details', 'questions', 'dates'] as const;
export type DraftStep = (typeof DRAFT_STEPS)[number];

/** A number that each save of a step raises by one; 0 before the first. */
const revision = int().check(minimum(0));

const { choice, details, questions, dates } = givenByStep;
const changesSchema = strictObject({
  choice: optional(strictObject({ revision, given: choice })),
  details: optional(strictObject({ revision, given: details })),
  questions: optional(strictObject({ revision, given: questions })),
  dates: optional(strictObject({ revision, given: dates })),
});
/** Steps to save, each with the revision that the browser last read. */
export type DraftChanges = Infer<typeof changesSchema>;

const saved = { revision, savedAt: string() };
const draftSchema = object({
  /** True if the person asked for one email that reminds them to finish. */
  wantsReminder: boolean(),
  /** When it is deleted unless it is changed before. */
  expiresAt: string(),
  /** `false` = it has neither an account nor an email address, as when it was handed over by a kiosk. */
  hasAddress: optional(boolean()),
  /** `null` = nothing was saved of this step. */
  steps: object({
    choice: nullable(object({ ...saved, given: choice })),
    details: nullable(object({ ...saved, given: details })),
    questions: nullable(object({ ...saved, given: questions })),
    dates: nullable(object({ ...saved, given: dates })),
  }),
});
/** A joining in progress, as the server keeps it. */
export type JoiningDraft = Infer<typeof draftSchema>;

const secret = string().check(minLength(1), maxLength(200));
const email = string().check(minLength(3), maxLength(254));

/** A draft without an account, with the key that this browser reads and changes it with. */
const openedDraftSchema = object({ key: string(), draft: draftSchema });
export type OpenedJoiningDraft = Infer<typeof openedDraftSchema>;

const ANSWERED = 'steps.details.given.answers';

export const joiningDraft = endpoint({
  method: 'GET',
  path: 'memberships/online-joining/draft',
  answer: nullable(draftSchema),
  access: 'personalised',
  dataKeys: [ANSWERED],
  summary:
    "The person's joining in progress, `null` for none and for visitors. Optional, like all calls about drafts: with a 404, joining is kept in the browser only.",
});

export const saveJoiningDraft = endpoint({
  method: 'PUT',
  path: 'memberships/online-joining/draft',
  body: strictObject({
    /** Of a draft without an account. A person who logs in with it makes the draft their own. */
    key: optional(nullable(secret)),
    /** Left out = as before. */
    wantsReminder: optional(boolean()),
    steps: changesSchema,
  }),
  answer: draftSchema,
  access: 'personalised',
  dataKeys: [ANSWERED],
  summary:
    'Saves steps of a joining in progress; without steps it only answers the draft. 409 with the draft as it is now if one of them was changed elsewhere since it was read: then none is saved. 404 for visitors whose key opens nothing.',
});

export const discardJoiningDraft = endpoint({
  method: 'POST',
  path: 'memberships/online-joining/draft/discard',
  body: strictObject({ key: optional(nullable(secret)) }),
  answer: object({}),
  access: 'personalised',
  summary: 'Deletes the draft of the person or of the key, with every email about it that has not been sent.',
});

export const emailJoiningDraft = endpoint({
  method: 'POST',
  path: 'memberships/online-joining/draft/email',
  body: strictObject({ email, wantsReminder: boolean(), steps: changesSchema }),
  answer: openedDraftSchema,
  access: 'anyone',
  dataKeys: [ANSWERED, `draft.${ANSWERED}`],
  summary:
    'Keeps a joining in progress without an account, and mails a link that opens it once. The answer is the same whether or not the address is known.',
});

export const requestDraftLink = endpoint({
  method: 'POST',
  path: 'memberships/online-joining/draft/link',
  body: strictObject({ email }),
  answer: object({}),
  access: 'anyone',
  summary:
    'Mails another link to the newest draft kept for an address; earlier links stop working. The answer is the same whether or not there is one.',
});

export const handOverJoiningDraft = endpoint({
  method: 'POST',
  path: 'memberships/online-joining/draft/hand-over',
  body: strictObject({ steps: changesSchema }),
  answer: object({
    /** Address that opens it once, on another device. */
    url: string(),
    /** When the address stops working, and an unopened one is deleted. */
    expiresAt: string(),
  }),
  access: 'anyone',
  dataKeys: [ANSWERED],
  summary:
    'Hands a joining in progress over from a kiosk to another device, by an address for a QR code. It has no account and no email address, and logs no one in.',
});

export const openJoiningDraft = endpoint({
  method: 'POST',
  path: 'memberships/online-joining/draft/open',
  body: strictObject({ token: secret }),
  answer: openedDraftSchema,
  access: 'anyone',
  dataKeys: [`draft.${ANSWERED}`],
  summary:
    'Opens a draft by the token of a link that was mailed or handed over, once. It logs no one in. 422 if the link has expired or was used.',
});
