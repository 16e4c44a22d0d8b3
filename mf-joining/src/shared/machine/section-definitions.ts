import { texts } from '../../texts/en.ts';
import { modeRules } from './mode-rules.ts';
import type { JoiningFacts, SectionDefinition } from './section-definition.ts';

const isNew = ({ mode }: JoiningFacts) => !modeRules[mode].isHeld;

/** A Direct Debit is set up for a monthly membership, unless the person has an instruction already. */
export const needsDirectDebit = ({ paymentType, hasInstruction }: JoiningFacts): boolean =>
  paymentType === 'recurring' && !hasInstruction;

/** Shown always, complete once edited, with Edit; lost over a reload. What a section does differently it says itself. */
const usual = {
  isShown: () => true,
  isComplete: () => true,
  hasEdit: () => true,
  isPassedOver: false,
  isKept: false,
  isOwnPage: false,
};

/** A changed or renewed membership keeps its home centre. */
export const centreDefinition: SectionDefinition = {
  ...usual,
  id: 'centre_section',
  order: 1,
  title: () => texts.sections.centre,
  isComplete: ({ hasCentre }) => hasCentre,
  hasEdit: isNew,
  isKept: true,
};

export const membershipDefinition: SectionDefinition = {
  ...usual,
  id: 'membership_section',
  order: 2,
  title: () => texts.sections.membership,
  isComplete: ({ paymentType }) => paymentType !== null,
  hasEdit: ({ mode }) => modeRules[mode].hasChoice,
  isKept: true,
};

/** The dates follow the membership directly where a membership is changed or renewed (decisions 34). */
export const detailsDefinition: SectionDefinition = {
  ...usual,
  id: 'details_section',
  order: 3,
  title: () => texts.sections.details,
  isShown: isNew,
  isComplete: ({ isLoggedIn }) => isLoggedIn,
  isPassedOver: true,
  isKept: true,
};

export const additionalDetailsDefinition: SectionDefinition = {
  ...usual,
  id: 'additional_details_section',
  order: 4,
  title: () => texts.sections.additionalDetails,
  isShown: (facts) => isNew(facts) && facts.hasQuestions,
};

export const datesDefinition: SectionDefinition = {
  ...usual,
  id: 'dates_section',
  order: 5,
  title: () => texts.sections.dates,
};

export const directDebitDefinition: SectionDefinition = {
  ...usual,
  id: 'dd_section',
  order: 6,
  title: () => texts.sections.directDebit,
  isShown: needsDirectDebit,
};

export const confirmationDefinition: SectionDefinition = {
  ...usual,
  id: 'confirmation_section',
  order: 7,
  title: () => texts.sections.confirmation,
  isShown: needsDirectDebit,
};

export const checkoutDefinition: SectionDefinition = {
  ...usual,
  id: 'checkout_section',
  order: 8,
  title: () => texts.sections.checkout,
  isComplete: () => false,
  isOwnPage: true,
};

/** Every section of joining. */
export const sectionDefinitions: readonly SectionDefinition[] = [
  centreDefinition,
  membershipDefinition,
  detailsDefinition,
  additionalDetailsDefinition,
  datesDefinition,
  directDebitDefinition,
  confirmationDefinition,
  checkoutDefinition,
];
