// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { type Order, order } from 'shared-contracts/api/orders';
import { answer, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { paidOrder } from '../../testing/examples.ts';
import OrderConfirmedScreen from './order-confirmed-screen.tsx';

function open(given: TestAnswer, more: Partial<Parameters<typeof renderWithPlatform>[1]> = {}) {
  return renderWithPlatform(<OrderConfirmedScreen />, {
    user: testUser,
    path: '/order-confirmed/7',
    route: '/order-confirmed/:orderId',
    answers: [given],
    ...more,
  });
}

test('what was owed stands on the receipt for itself', async () => {
  const owed: Order = {
    ...paidOrder,
    items: [
      {
        id: 'item-2',
        type: 'penalty',
        name: 'Late cancellation of Aqua Fit',
        startDate: '2026-11-18T18:30:00+00:00',
        endDate: '2026-11-18T19:15:00+00:00',
        venue: { slug: 'sale-leisure-centre', name: 'Sale Leisure Centre' },
        purchasedFor: { id: 'sam', name: 'Sam New' },
        price: '3.00',
        formattedPrice: '£3.00',
        enablePrintReceipt: true,
      },
    ],
  };
  open(answer(order, owed));
  const part = within(await screen.findByRole('region', { name: 'Charges paid' }));
  expect(part.getByRole('heading', { name: 'Late cancellation of Aqua Fit' })).toBeVisible();
  expect(part.getByText('Wed 18 Nov 2026, 18:30 to 19:15')).toBeVisible();
  expect(screen.queryByText('Entry code')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
});

const cancelledOrder: Order = {
  ...paidOrder,
  items: paidOrder.items.map((item) => ({
    ...item,
    ...(item.type === 'activity' && { accessCode: '' }),
    cancelled: { at: '2026-11-20T09:00:00+00:00', by: 'venue' },
    returned: [{ description: 'Visa ending 0006', amount: '6.50', formattedAmount: '£6.50' }],
  })),
  vat: [{ percent: 20, formattedGross: '£6.50', formattedTax: '£1.08' }],
  seller: {
    legalName: 'Riverside Leisure Ltd',
    address: ['Weir House', 'Manchester'],
    companyNumber: '09999901',
    vatNumber: 'GB 999 0160 27',
  },
};

test('what was cancelled says so, with what came back and where to, and no entry code', async () => {
  open(answer(order, cancelledOrder));
  expect(await screen.findByRole('heading', { level: 1, name: 'This order is cancelled' })).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  const item = within(screen.getAllByRole('list')[0] as HTMLElement).getByRole('listitem');
  expect(item).toHaveTextContent('Cancelled by the venue on 20 Nov 2026');
  expect(item).toHaveTextContent('£6.50 returned to Visa ending 0006');
  expect(screen.queryByText('Entry code')).toBeNull();
  expect(screen.queryByText('What happens next')).toBeNull();
  expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent(
    '£6.50 including £1.08 VAT at 20%',
  );
});

/** As while a page is laid out on paper. */
function print(): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: media === 'print' }) as MediaQueryList,
  );
}
afterEach(() => vi.restoreAllMocks());

test('the receipt on paper names the seller, the VAT and what came back', async () => {
  print();
  const { container } = open(answer(order, cancelledOrder));
  await screen.findByRole('heading', { level: 1 });
  const receipt = container.querySelector('[data-receipt]');
  for (const text of [
    'RIV-7K3M9Q',
    'Riverside Leisure Ltd',
    'Weir House',
    'Registered number 09999901',
    'VAT number GB 999 0160 27',
    '£6.50 including £1.08 VAT at 20%',
    '£6.50 returned to Visa ending 0006',
  ]) {
    expect(receipt).toHaveTextContent(text);
  }
  expect(receipt).not.toHaveTextContent('Entry code');
  expect(receipt?.querySelector('button, a')).toBeNull();
});

test('a refund that still has to be made is on its way', async () => {
  const returned = [
    { description: 'Visa ending 0006', amount: '6.50', formattedAmount: '£6.50', isOnItsWay: true },
  ];
  const items = cancelledOrder.items.map((item) => ({ ...item, returned }));
  open(answer(order, { ...cancelledOrder, items }));
  expect(await screen.findByText('£6.50 on its way back to Visa ending 0006')).toBeVisible();
});
