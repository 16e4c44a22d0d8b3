// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'shared-platform/router';
import { renderWithPlatform, testUser } from 'shared-platform/testing';
import { expect, test } from 'vitest';
import { useCarriedAddress } from './use-carried-address.ts';

const billingAddress = {
  billingAddressLineOne: '1 New Street',
  billingAddressLineTwo: null,
  billingCity: 'Sale',
  billingPostcode: 'M33 1AA',
};

function Checkout() {
  const address = useCarriedAddress();
  return (
    <output aria-label="Checkout" data-state={JSON.stringify(useLocation().state)}>
      {address?.billingAddressLineOne ?? 'none'}
    </output>
  );
}

function Pages({ state }: { state: unknown }) {
  const navigate = useNavigate();
  return useLocation().pathname === '/checkout' ? (
    <Checkout />
  ) : (
    <button type="button" onClick={() => void navigate('/checkout', { state })}>
      Pay
    </button>
  );
}

async function pay(state: unknown) {
  renderWithPlatform(<Pages state={state} />, { user: testUser });
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  return screen.findByLabelText('Checkout');
}

test('the address of the page before stays with the page, for Back, Forward and a reload', async () => {
  const checkout = await pay({ owner: testUser.id, billingAddress });
  expect(checkout).toHaveTextContent('1 New Street');
  expect(checkout).toHaveAttribute('data-state', JSON.stringify({ owner: testUser.id, billingAddress }));
});

test('that of another person is not shown, and does not stay either', async () => {
  const checkout = await pay({ owner: 'another', billingAddress });
  await waitFor(() => expect(checkout).toHaveAttribute('data-state', 'null'));
  expect(checkout).toHaveTextContent('none');
});

test('an entry of anything else stays as it is', async () => {
  const checkout = await pay({ section: 'dates_section' });
  expect(checkout).toHaveTextContent('none');
  expect(checkout).toHaveAttribute('data-state', '{"section":"dates_section"}');
});
