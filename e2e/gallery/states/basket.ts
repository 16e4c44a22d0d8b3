import { type ScheduledSession, sessions } from 'shared-contracts/api/activities';
import { addToCart, cart } from 'shared-contracts/api/basket';
import { fromWire, toWire } from 'shared-contracts/codec';
import { pence } from 'shared-contracts/money';
import { altered, failed, held } from '../../support/answers/answer-change.ts';
import { withExpiredHold, withTimeLeft } from '../../support/answers/checkout-answers.ts';
import { dayPath, isPaid, venuePath } from '../../support/timetable.ts';
import { withSums } from '../cart-sums.ts';
import { isFree } from '../classes.ts';
import type { Area, State } from '../state.ts';
import { clashInBasket } from './decisions.ts';
import { hoverToast, loading, waitForHeading } from './on-page.ts';

const REFUSAL = 'The last places are in other people’s baskets. Please try again in a few minutes.';

const own = { app: 'bookings', path: '/basket' } as const;
const filled = { ...own, as: 'sam', basket: [isPaid, isPaid, isFree] } as const;

const pressAdd: State['prepare'] = async (page) => {
  await page
    .getByRole('button', { name: /^Add to basket/ })
    .first()
    .click();
  await hoverToast(page);
};
const bookableDay: State['path'] = async ({ venue, findClass }) =>
  dayPath(venue.slug, await findClass(isPaid));

const options = [
  { id: 'Adult', name: 'Adult', formattedPrice: '£3.00' },
  { id: 'Junior', name: 'Junior', formattedPrice: '£2.00' },
];

/** The price of each line: with a benefit, with a package, and chosen from several. */
const pricings = [
  {
    price: '4.50',
    formattedPrice: '£4.50',
    priceReason: 'Member price',
    benefit: { name: 'Member price', formattedSaving: '£2.50', formattedFullPrice: '£7.00' },
  },
  { price: '0.00', formattedPrice: 'Free', priceReason: 'Ten swims', packageUsage: { name: 'Ten swims' } },
  { price: '3.00', formattedPrice: '£3.00', priceReason: null, options, pricingOptionId: 'Adult' },
];

const isPressed = ({ bookable, offer }: ScheduledSession) => bookable.canBook && pence(offer.price) > 0;
const onHold = (listed: ScheduledSession[]) =>
  listed.map((one, at) =>
    at === listed.findIndex(isPressed)
      ? {
          ...one,
          remainingAttendeeCapacity: 0,
          bookable: { canBook: false, reason: 'reserved' as const, message: REFUSAL },
        }
      : one,
  );

/** After the refusal the timetable says it too. */
const pressRefused: State['prepare'] = async (page, scene) => {
  await page.route('**/api/v1/activities/venues/*/sessions?*', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const listed = onHold(fromWire(data, sessions.dataKeys) as ScheduledSession[]);
    await route.fulfill({ response, json: { ...rest, data: toWire(listed, sessions.dataKeys) } });
  });
  await pressAdd(page, scene);
  // The refused class is in view, as it was for a person who pressed its button.
  await page
    .getByText('On hold')
    .first()
    .evaluate((label) => label.scrollIntoView({ block: 'center' }));
};

/** The basket of mf-basket, and what it says on other screens. */
export const basket: Area = {
  id: 'basket',
  title: 'Basket',
  states: [
    {
      ...own,
      id: 'visitor',
      title: 'Basket of a visitor',
      prepare: (page) => waitForHeading(page, 'Log in to see your basket'),
    },
    {
      ...own,
      id: 'empty',
      title: 'Empty basket',
      as: 'sam',
      prepare: (page) => waitForHeading(page, 'Your basket is empty'),
    },
    {
      ...own,
      id: 'for-family',
      title: 'Basket with two places in one class, one for someone else',
      as: 'casey',
      tenants: ['riverside'],
      basket: [isPaid],
      answers: [
        altered(cart, (shown) =>
          withSums({
            ...shown,
            items: shown.items.flatMap((item) => [
              item,
              { ...item, id: `${item.id}-mia`, purchasedFor: { id: 'mia', name: 'Mia Carter' } },
            ]),
          }),
        ),
      ],
      prepare: (page) => page.getByText('For Mia Carter').first().waitFor(),
    },
    {
      ...filled,
      id: 'filled',
      title: 'Basket with three classes',
      prepare: (page) => page.getByRole('link', { name: 'Go to checkout' }).waitFor(),
    },
    {
      ...filled,
      id: 'problem',
      title: 'A class that has filled up, and a price that has changed',
      answers: [
        altered(cart, (data) =>
          withSums({
            ...data,
            items: data.items.map((item, index) => ({
              ...item,
              ...(index === 0 && {
                problem: 'All places are booked.',
                ...(item.type === 'activity' && { isHeld: false, holdExpiresAt: null }),
              }),
              formattedPreviousPrice: index === 1 ? '£4.00' : null,
            })),
          }),
        ),
      ],
      prepare: (page) => page.getByText(/All places are booked\./).waitFor(),
    },
    clashInBasket,
    {
      ...filled,
      id: 'benefits',
      title: 'A benefit, a package and a choice of prices',
      answers: [
        altered(cart, (data) =>
          withSums({ ...data, items: data.items.map((item, index) => ({ ...item, ...pricings[index] })) }),
        ),
      ],
      prepare: (page) => page.getByRole('combobox', { name: /^Price of/ }).waitFor(),
    },
    {
      ...filled,
      id: 'hold-almost-over',
      title: 'Four minutes left',
      answers: [withTimeLeft(4)],
      prepare: (page) => page.getByRole('button', { name: 'Hold my places for longer' }).waitFor(),
    },
    {
      ...filled,
      id: 'hold-expired',
      title: 'The time to pay has run out',
      answers: [withExpiredHold],
      prepare: (page) => page.getByRole('button', { name: 'Hold my places again' }).waitFor(),
    },
    {
      ...filled,
      id: 'clear-question',
      title: 'The question before the basket is cleared',
      isOverlay: true,
      async prepare(page) {
        await page.getByRole('button', { name: 'Clear basket' }).click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
    {
      ...own,
      id: 'loading',
      title: 'The basket is loading',
      as: 'sam',
      answers: [held(cart)],
      prepare: loading,
    },
    {
      ...own,
      id: 'failed',
      title: 'The basket could not be loaded',
      as: 'sam',
      answers: [failed(cart, 500)],
      prepare: (page) => waitForHeading(page, 'We could not load your basket'),
    },
    {
      id: 'toast-added',
      title: 'A class was added to the basket',
      app: 'bookings',
      path: bookableDay,
      as: 'sam',
      isOverlay: true,
      isFleeting: true,
      prepare: pressAdd,
    },
    {
      id: 'toast-refused',
      title: 'A class could not be added to the basket',
      app: 'bookings',
      path: bookableDay,
      as: 'sam',
      isOverlay: true,
      isFleeting: true,
      answers: [failed(addToCart, 409, { message: REFUSAL })],
      prepare: pressRefused,
    },
    {
      id: 'add-needs-login',
      title: 'A visitor adds a class and is asked to log in',
      app: 'bookings',
      path: ({ venue }) => venuePath(venue.slug),
      isOverlay: true,
      async prepare(page) {
        await page.getByRole('radiogroup', { name: 'Day' }).getByRole('radio').nth(2).click();
        await page
          .getByRole('button', { name: /^Add to basket/ })
          .first()
          .click();
        await page.getByRole('dialog', { name: 'Log in' }).getByRole('textbox').first().waitFor();
      },
    },
  ],
};
