// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { membershipCosts } from 'shared-contracts/api/memberships';
import { answer, failure } from 'shared-platform/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testCosts } from '../../testing/membership-examples.ts';
import { openJoining } from '../../testing/open-joining.tsx';

const chosen = '/centre/sale-leisure-centre/membership/adult/recurring';
const summary = () => screen.findByRole('complementary', { name: 'Payment summary' });

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('the sidebar', () => {
  it('has nothing to sum up before a membership is chosen', async () => {
    openJoining('/');
    const aside = screen.getByRole('complementary', { name: 'Your selection' });
    expect(aside).toHaveTextContent("You haven't selected a membership yet");
    expect(aside).not.toHaveTextContent('To pay now');
    expect(aside).toHaveAttribute('data-nothing');
  });

  it('says that the price is being calculated, never one that was asked for before', async () => {
    openJoining(chosen, { answers: [answer(membershipCosts, () => new Promise(() => undefined))] });
    expect(await screen.findByText('Calculating the price')).toBeInTheDocument();
    expect(await summary()).not.toHaveTextContent('To pay now');
  });

  it('says what the server cannot calculate, in its words', async () => {
    const message = 'Choose a start date from 10 Jun 2026 to 10 Jul 2026.';
    const { toasts } = openJoining(chosen, { answers: [failure(membershipCosts, 422, { message })] });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Could not calculate price.');
    expect(alert).toHaveTextContent(message);
    expect(within(alert).queryByRole('button')).not.toBeInTheDocument();
    expect(toasts).toHaveBeenCalledExactlyOnceWith({ content: 'Could not calculate price.', type: 'danger' });
  });

  it('says the least there is to pay while the billing day is open', async () => {
    openJoining(chosen, { answers: [answer(membershipCosts, testCosts({ dependsOnBillingDay: true }))] });
    expect(await screen.findByText('From £42.40')).toBeInTheDocument();
    expect(await summary()).toHaveTextContent('Choose your billing day to see exactly what you pay now');
  });

  it('is a bar with the sum on a phone, to be opened for its parts', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), { media, matches: media.includes('max-width') }) as MediaQueryList,
    );
    openJoining(chosen);
    const bar = await screen.findByRole('button', { name: 'Payment summary £42.40', expanded: false });
    expect(await summary()).not.toHaveTextContent('Setup fee');
    await userEvent.click(bar);
    expect(bar).toHaveAttribute('aria-expanded', 'true');
    expect(await summary()).toHaveTextContent('Setup fee');
    expect(await summary()).toHaveTextContent('Sale Leisure Centre');
    // Read from the styles, as the test's browser does not apply them: a login has the view to itself.
    const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
    expect(styles).toMatch(/\}html:has\(\[data-log-in\]\) \.[\w-]+\{display:none;\}/);
  });
});
