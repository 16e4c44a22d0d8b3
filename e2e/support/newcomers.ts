import type { APIRequestContext } from '@playwright/test';
import { register } from 'shared-contracts/api/auth';
import { cart } from 'shared-contracts/api/basket';
import { authorise, complete, prepare, terms } from 'shared-contracts/api/checkout';
import { storeMembership } from 'shared-contracts/api/joining-cart';
import { healthCommitmentTerms, membershipTerms } from 'shared-contracts/api/membership-terms';
import { validatePromotion } from 'shared-contracts/api/promotions';
import { joiningVenue } from 'shared-contracts/api/venues';
import { siteDay } from 'shared-contracts/dates';
import { pence } from 'shared-contracts/money';
import { apiOf, newIpAddress } from './api.ts';
import { FRICTIONLESS_HOLDER, nextYear } from './cards.ts';
import type { Customer } from './customer.ts';
import { flagships, origin, sandboxOrigin } from './hosts.ts';
import { NEW_PASSWORD, type Person } from './people.ts';

/** Old enough for every membership, the one for people over 60 included. */
const BORN = '1958-02-03';

/** Opens an account for someone new, from an address of their own, with all that buying a membership asks for. */
export async function openAccount(request: APIRequestContext): Promise<Person> {
  const username = `noor.${crypto.randomUUID().slice(0, 12)}@example.com`;
  const body = {
    clientId: '1',
    source: 'online-joining',
    firstName: 'Noor',
    lastName: 'Ahmadi',
    dateOfBirth: BORN,
    email: username,
    mobile: '07700 900456',
    'address.lineOne': '12 Test Street',
    'address.city': 'Sale',
    'address.postcode': 'M33 2AL',
    'emergencyContact.name': 'Sami Ahmadi',
    'emergencyContact.phone': '0161 496 0201',
    password: NEW_PASSWORD,
  };
  const joining = apiOf(request, origin('riverside', 'online-joining'), null, newIpAddress());
  await joining.call(register, { query: { onboarding_type: 'customer_account_online' }, body });
  return { tenant: 'riverside', username, firstName: 'Noor', password: NEW_PASSWORD };
}

const account = {
  accountNumber: '55779911',
  sortCode: '200000',
  billingAddressLineOne: '12 Test Street',
  billingCity: 'Sale',
  billingPostcode: 'M33 2AL',
};

interface Option {
  type: string;
  id: string;
  code?: string;
  /** YYYY-MM-DD; today unless the clock was moved. */
  startDate?: string;
}

/** The terms that everyone agrees to before they join. */
export async function reviewTerms(api: Customer['api']): Promise<string[]> {
  const health = await api.call(healthCommitmentTerms, {});
  return [...health, ...(await api.call(membershipTerms, {}))].map(({ id }) => id);
}

/** Puts a new membership into the basket. */
export async function addNewMembership({ api }: Customer, option: Option): Promise<void> {
  const { code, startDate = siteDay(new Date()) } = option;
  const { id: homeVenueId } = await api.call(joiningVenue, { params: { venue: flagships.riverside.slug } });
  const promotion = code
    ? await api.call(validatePromotion, { params: { promotionCode: code, paymentOptionId: option.id } })
    : null;
  const body = {
    homeVenueId,
    membershipTypeId: option.type,
    paymentOptionId: option.id,
    startDate,
    billingDay: 1,
    promotionCode: promotion?.code ?? null,
    promotionCodeId: promotion?.id ?? null,
    accountHolder: 'Noor Ahmadi',
    accountDetails: account,
    ddTermsAccepted: true,
    checkedTerms: await reviewTerms(api),
  };
  await api.call(storeMembership, { body });
}

const paying = { completedWaivers: [], payments: [], source: 'online-joining' as const };

/** The id of the basket, what it costs in pence, and the ids of the terms that its payment is under. */
async function readBasket({ api }: Customer) {
  const { id, totals } = await api.call(cart, {});
  const agreed = (await api.call(terms, { query: { cart_id: id } })).map((term) => term.id);
  return { costs: pence(totals.total), agreed };
}

/** Completes a basket that costs nothing; answers the id of the order. */
export async function completeFree(customer: Customer): Promise<string> {
  const { agreed } = await readBasket(customer);
  const { completeOrderId } = await customer.api.call(complete, { body: { ...paying, terms: agreed } });
  return completeOrderId;
}

/** Pays the basket by card; answers what it cost, in pence. */
export async function payBasket(
  request: APIRequestContext,
  customer: Customer,
  cardNumber: string,
): Promise<number> {
  const { api } = customer;
  const { costs, agreed } = await readBasket(customer);
  const { sessionKey } = await api.call(prepare, {});
  const card = await request.post(`${sandboxOrigin}/api/v1/card-identifiers`, {
    headers: { authorization: `Bearer ${sessionKey}` },
    data: {
      cardDetails: {
        cardholderName: FRICTIONLESS_HOLDER,
        cardNumber,
        expiryDate: nextYear().replace('/', ''),
        securityCode: '123',
      },
    },
  });
  const { transactionUuid } = await api.call(authorise, {
    body: {
      ...paying,
      terms: agreed,
      billingFirstName: 'Noor',
      billingLastName: 'Ahmadi',
      billingAddressLineOne: '12 Test Street',
      billingCity: 'Sale',
      billingPostcode: 'M33 2AL',
      browserDetails: {
        colourDepth: 24,
        javaEnabled: false,
        javascriptEnabled: true,
        language: 'en-GB',
        screenHeight: 800,
        screenWidth: 1280,
        timezoneOffset: 0,
      },
      cardIdentifier: (await card.json()).cardIdentifier,
      cardHolderName: FRICTIONLESS_HOLDER,
      sessionKey,
      saveCard: false,
    },
  });
  await api.call(complete, { body: { ...paying, terms: agreed, transactionUuid } });
  return costs;
}

/** Has someone new to the centre join for people over 60, month by month, with nothing to pay today; answers the order. */
export async function joinMonthly(customer: Customer): Promise<string> {
  await addNewMembership(customer, { type: '114', id: '1141', code: 'FIRSTFREE' });
  return completeFree(customer);
}

/** Has someone join as a student, month by month, which asks for proof; answers what was paid, in pence. */
export async function joinAsStudent(
  request: APIRequestContext,
  customer: Customer,
  cardNumber: string,
): Promise<number> {
  await addNewMembership(customer, { type: '103', id: '1031' });
  return payBasket(request, customer, cardNumber);
}

/** Has someone join for a month, paid by card; such a membership can be renewed. Returns what was paid, in pence. */
export async function joinForOneMonth(
  request: APIRequestContext,
  customer: Customer,
  { cardNumber = '4929000000006', startDate }: { cardNumber?: string; startDate?: string } = {},
): Promise<number> {
  await addNewMembership(customer, { type: '109', id: '1091', ...(startDate && { startDate }) });
  return payBasket(request, customer, cardNumber);
}
