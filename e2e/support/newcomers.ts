import type { APIRequestContext } from '@playwright/test';
import { register } from 'shared-contracts/api/auth';
import { authorise, complete, prepare, terms } from 'shared-contracts/api/checkout';
import { storeMembership } from 'shared-contracts/api/joining-cart';
import { validatePromotion } from 'shared-contracts/api/promotions';
import { joiningVenue } from 'shared-contracts/api/venues';
import { siteDay } from 'shared-contracts/dates';
import { apiOf } from './api.ts';
import { EASY_HOLDER, nextYear } from './cards.ts';
import type { Customer } from './customer.ts';
import { flagships, origin, sandboxOrigin } from './hosts.ts';
import { PASSWORD, type Person } from './people.ts';

/** Old enough for every membership, the one for people over 60 included. */
const BORN = '1958-02-03';

/** Opens an account for somebody new, with all that buying a membership asks for. */
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
    password: PASSWORD,
  };
  const joining = apiOf(request, origin('riverside', 'online-joining'), null);
  await joining.call(register, { query: { onboarding_type: 'customer_account_online' }, body });
  return { tenant: 'riverside', username, firstName: 'Noor' };
}

const account = {
  accountNumber: '55779911',
  sortCode: '200000',
  billingAddressLineOne: '12 Test Street',
  billingCity: 'Sale',
  billingPostcode: 'M33 2AL',
};

/** Puts a membership that starts today into the basket; answers the ids of the terms that its payment is under. */
async function store({ api }: Customer, option: { type: string; id: string; code?: string }) {
  const { code } = option;
  const { id: homeVenueId } = await api.call(joiningVenue, { params: { venue: flagships.riverside.slug } });
  const promotion = code
    ? await api.call(validatePromotion, { params: { promotionCode: code, paymentOptionId: option.id } })
    : null;
  const body = {
    homeVenueId,
    membershipTypeId: option.type,
    paymentOptionId: option.id,
    startDate: siteDay(new Date()),
    billingDay: 1,
    promotionCodeId: promotion?.id ?? null,
    accountHolder: 'Noor Ahmadi',
    accountDetails: account,
    ddTermsAccepted: true,
  };
  const { cartId } = await api.call(storeMembership, { body });
  return (await api.call(terms, { query: { cart_id: cartId } })).map(({ id }) => id);
}

const paying = { completedWaivers: [], payments: [], source: 'online-joining' as const };

/** Has somebody new to the centre join for people over 60, month by month, with nothing to pay today. */
export async function joinMonthly(customer: Customer): Promise<void> {
  const agreed = await store(customer, { type: '114', id: '1141', code: 'FIRSTFREE' });
  await customer.api.call(complete, { body: { ...paying, terms: agreed } });
}

/** Has somebody join for a month, paid by card; such a membership can be renewed. */
export async function joinForOneMonth(request: APIRequestContext, customer: Customer): Promise<void> {
  const { api } = customer;
  const agreed = await store(customer, { type: '109', id: '1091' });
  const { sessionKey } = await api.call(prepare, {});
  const card = await request.post(`${sandboxOrigin}/api/v1/card-identifiers`, {
    headers: { authorization: `Bearer ${sessionKey}` },
    data: {
      cardDetails: {
        cardholderName: EASY_HOLDER,
        cardNumber: '4929000000006',
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
      cardHolderName: EASY_HOLDER,
      sessionKey,
      saveCard: false,
    },
  });
  await api.call(complete, { body: { ...paying, terms: agreed, transactionUuid } });
}
