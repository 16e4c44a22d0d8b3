import type { Kysely } from 'kysely';
import type { MembershipDetails } from 'shared-contracts/api/joining-cart';
import type { MembershipPurchase } from 'shared-contracts/api/membership-entities';
import type { ValidationMessages } from 'shared-contracts/envelope';
import { needsBillingDay, needsDirectDebit, startDateWindow } from 'shared-contracts/memberships';
import { readMissingDetails } from '../../people/index.ts';
import type { Database, Person, Tenant } from '../../platform/index.ts';
import { findVenueById, type VenueRow } from '../../venues/index.ts';
import {
  type CatalogueType,
  findTypeOfOption,
  isSoldAt,
  numericId,
  type OptionRow,
} from '../catalogue/catalogue.ts';
import type { Customer } from '../catalogue/customer.ts';
import { billingDayMessage, startDateMessage } from '../catalogue/dates-check.ts';
import { purchasable } from '../catalogue/eligibility.ts';
import { type BankDetails, checkBankDetails } from '../mandates/check-bank-details.ts';
import { isUsable, normalisedCode, type Promotion } from '../promotions/rules.ts';
import { findPromotion } from '../promotions/store.ts';
import { areAgreed, haveNewWordings, readReviewTerms } from '../terms/review-terms.ts';
import { readMembershipTerms } from '../terms/store.ts';
import { joiningTexts } from '../texts/joining-texts.ts';
import { membershipTexts } from '../texts/texts.ts';

/** The person who wants a membership, and how. */
export interface Joining {
  db: Kysely<Database>;
  tenant: Tenant;
  user: Person;
  customer: Customer;
  today: string;
  purchase: MembershipPurchase;
  /** The days it can start on; today to a month ahead unless said otherwise. */
  window?: { min: string; max: string };
  /** Direct Debit of the membership in the person's basket, with the terms that were agreed to there. */
  drafted?: { mandateId: string; checkedTerms: readonly string[] } | null;
}

/** A choice that the server agrees with in every part. */
export interface CheckedDetails {
  type: CatalogueType;
  option: OptionRow;
  venue: VenueRow;
  startDate: string;
  /** `null` where the person has a usual day, or for a fixed term. */
  billingDay: number | null;
  promotion: Promotion | null;
  /** `null` where no Direct Debit is to be set up. */
  bankDetails: BankDetails | null;
  /** The instruction in the basket that stays; `null` where there is none, or another account was entered. */
  keptMandateId: string | null;
  /** Names of the wordings that were agreed to. */
  checkedTerms: readonly string[];
}

/** Reason that someone cannot buy a type, `null` when they can. With an age limit, the age must be known here. */
function typeMessage(type: CatalogueType, startDate: string, { customer, purchase }: Joining): string | null {
  const hasAges = type.ageMin !== null || type.ageMax !== null;
  if (hasAges && customer.birthday === null) return joiningTexts.birthday;
  return purchasable(type, customer, startDate, purchase).message;
}

/** The promotion that is named; its id alone is not enough, since ids can be counted through. */
async function promotionFor(
  { db, tenant, today, purchase }: Joining,
  { promotionCodeId: id, promotionCode: code }: MembershipDetails,
  option: OptionRow,
): Promise<Promotion | null | 'refused'> {
  if (!id) return null;
  const number = numericId(id);
  const promotion = number === null ? undefined : await findPromotion(db, tenant.id, { id: number });
  const isKnown = promotion !== undefined && promotion.code === normalisedCode(code ?? '');
  return isKnown && purchase === 'new' && isUsable(promotion, option, today) ? promotion : 'refused';
}

function dayMessage(day: number | null, { tenant }: Joining): string | null {
  const days = tenant.settings.site.availableBillingDates;
  return day === null ? joiningTexts.billingDay : billingDayMessage(day, days);
}

/** Problems with the account, and the account when nothing is. */
async function checkInstruction({ db, tenant, drafted }: Joining, details: MembershipDetails) {
  const { collectDirectDebitBillingAddress } = tenant.settings.site;
  const terms = (await readMembershipTerms(db, tenant.id, 'direct-debit')).map(({ id }) => id);
  if (details.keepsAccount && drafted) {
    const isOutdated = haveNewWordings(terms, drafted.checkedTerms);
    return {
      bankDetails: null,
      keptMandateId: drafted.mandateId,
      terms,
      messages: isOutdated ? { ddTermsAccepted: [joiningTexts.terms] } : {},
    };
  }
  const checked = await checkBankDetails(details, collectDirectDebitBillingAddress);
  // A page that knows the documents' calls alone accepts them without naming their wording.
  const isAccepted = details.ddTermsAccepted === true && !haveNewWordings(terms, details.checkedTerms ?? []);
  const isAgreed = isAccepted || terms.length === 0;
  return {
    bankDetails: 'details' in checked ? checked.details : null,
    keptMandateId: null,
    terms,
    messages: {
      ...('messages' in checked && checked.messages),
      ...(!isAgreed && { ddTermsAccepted: [joiningTexts.terms] }),
    },
  };
}

/** Missing details of a new member, per question. Changing a membership needs none (decisions 34). */
async function detailMessages({ db, user, purchase }: Joining): Promise<ValidationMessages> {
  const missing = purchase === 'new' ? await readMissingDetails(db, user) : [];
  return Object.fromEntries(
    missing.map(({ path, label }) => [`details.${path}`, [joiningTexts.required(label)]]),
  );
}

/**
 * Checks everything that was chosen, whatever the browser has checked before. What is not needed, such as an account of
 * a person who has a Direct Debit, is neither checked nor kept.
 */
export async function checkDetails(
  joining: Joining,
  details: MembershipDetails,
): Promise<{ details: CheckedDetails } | { messages: ValidationMessages }> {
  const { db, tenant, customer, today } = joining;
  const venue = await findVenueById(db, tenant.id, details.homeVenueId);
  const found = await findTypeOfOption(db, tenant.id, numericId(details.paymentOptionId));
  const isOfType = found?.option.isOnSale === true && String(found.type.id) === details.membershipTypeId;
  if (!venue || !isOfType) {
    return {
      messages: {
        ...(!venue && { homeVenueId: [joiningTexts.venue] }),
        ...(!isOfType && { membershipTypeId: [found ? joiningTexts.option : joiningTexts.membership] }),
      },
    };
  }

  const { type, option } = found;
  const { startDate } = details;
  const messages: ValidationMessages = {};
  const add = (key: string, message: string | null) => {
    if (message !== null) messages[key] = [message];
  };
  add('homeVenueId', isSoldAt(type, venue.id) ? null : membershipTexts.costs.noAccess(venue.name));
  add('membershipTypeId', typeMessage(type, startDate, joining));
  add('startDate', startDateMessage(startDate, today, joining.window ?? startDateWindow(today)));
  const needsDay = needsBillingDay(option.paymentType, customer);
  const billingDay = needsDay ? (details.billingDay ?? null) : null;
  add('billingDay', needsDay ? dayMessage(billingDay, joining) : null);
  const promotion = await promotionFor(joining, details, option);
  add('promotionCodeId', promotion === 'refused' ? membershipTexts.costs.promotion : null);
  const instruction = needsDirectDebit(option.paymentType, customer)
    ? await checkInstruction(joining, details)
    : { bankDetails: null, keptMandateId: null, terms: [], messages: {} };
  Object.assign(messages, instruction.messages);
  Object.assign(messages, await detailMessages(joining));
  const reviewTerms = await readReviewTerms(db, tenant.id);
  const isAgreed = areAgreed(reviewTerms, details.checkedTerms ?? []);
  add('checkedTerms', isAgreed ? null : joiningTexts.reviewTerms);

  if (Object.keys(messages).length > 0 || promotion === 'refused') return { messages };
  const { bankDetails, keptMandateId, terms } = instruction;
  const checkedTerms = [...reviewTerms, ...terms];
  const dates = { startDate, billingDay };
  return { details: { type, option, venue, ...dates, promotion, bankDetails, keptMandateId, checkedTerms } };
}
