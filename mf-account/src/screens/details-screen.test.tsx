// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updateUser } from 'shared-contracts/api/account';
import { dataFields } from 'shared-contracts/api/data-fields';
import type { DataFields } from 'shared-contracts/data-fields';
import { answer, failure } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { open, press, questions } from './details-testing.tsx';

/** A server that keeps what is saved, as an API does. */
function openStored() {
  let kept: Record<string, unknown> = {};
  const { promise: never } = Promise.withResolvers<never>();
  let slow = false;
  const asked = (): DataFields => ({
    ...questions,
    sections: questions.sections.map((section) => ({
      ...section,
      sectionFields: section.sectionFields.map((field) => ({
        ...field,
        answer: (kept[field.path] ?? field.answer) as typeof field.answer,
      })),
    })),
  });
  const page = open(
    answer(dataFields, () => (slow ? never : asked())),
    answer(updateUser, ({ body }) => {
      kept = { ...(body as object) };
      return { token: 'next-token' };
    }),
  );
  return {
    ...page,
    isSlow: (isSlow: boolean) => {
      slow = isSlow;
    },
    store: (answers: Record<string, unknown>) => {
      kept = answers;
    },
    /** Leaves the screen and comes back to it. */
    openAgain: async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    },
  };
}

const saving = answer(updateUser, { token: 'next-token' });

afterEach(cleanup);

describe('my details', () => {
  it('name the person, and say where a name is changed', async () => {
    open();
    const account = within(await screen.findByRole('region', { name: 'Your account' }));
    for (const text of ['Sam', 'New', 'sam.new@example.com', 'R1007']) {
      expect(account.getByText(text)).toBeVisible();
    }
    expect(account.getByText(/ask at your centre/)).toBeVisible();
    expect(account.queryByRole('textbox')).toBeNull();
  });

  it('lead to the parts of the page', async () => {
    open();
    const index = within(await screen.findByRole('navigation', { name: 'Parts of this page' }));
    await screen.findByLabelText('Mobile number');
    const links = index.getAllByRole('link');
    expect(links).toHaveLength(3);
    for (const link of links) {
      const part = document.querySelector(link.getAttribute('href') ?? '');
      expect(part?.querySelector('h2')?.textContent).toBe(link.textContent);
    }
  });

  it('send what is answered, once, and take the new token without losing the page', async () => {
    const { sent, toasts } = open(saving);
    const mobile = await screen.findByLabelText('Mobile number');
    await userEvent.clear(mobile);
    await userEvent.type(mobile, '07700 900333');
    await press('Save my details');
    await waitFor(() =>
      expect(toasts).toHaveBeenCalledExactlyOnceWith({ content: 'Your details are saved.', type: 'success' }),
    );
    expect(sent('PUT')).toEqual([
      expect.objectContaining({
        url: '/api/v1/my-account/user/update?onboarding_type=membership_purchase',
        wireBody: { mobile: '07700 900333', marketing: { email: true } },
      }),
    ]);
    expect(document.cookie).toContain('next-token');
    expect(mobile).toBeInTheDocument();
    await waitFor(() => expect(sent('GET').filter(({ url }) => url.endsWith('auth/user'))).toHaveLength(2));
  });

  it('show what was saved when they are opened again, however slow the server is, and change nothing', async () => {
    const { sent, isSlow, openAgain } = openStored();
    const mobile = await screen.findByLabelText('Mobile number');
    await userEvent.clear(mobile);
    await userEvent.type(mobile, '07700 900333');
    isSlow(true);
    await press('Save my details');
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
    await openAgain();
    expect(await screen.findByLabelText('Mobile number')).toHaveValue('07700 900333');
    await press('Save my details');
    await waitFor(() => expect(sent('PUT')).toHaveLength(2));
    const [first, second] = sent('PUT');
    expect(second?.wireBody).toEqual(first?.wireBody);
  });

  it('follow what was saved elsewhere where they are not touched, and keep what was typed', async () => {
    const { store } = openStored();
    await userEvent.type(await screen.findByLabelText(/Address line 2/), 'Flat 2');
    store({ mobile: '07700 900444', 'address.lineTwo': 'Flat 1' });
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(screen.getByLabelText('Mobile number')).toHaveValue('07700 900444'));
    expect(screen.getByLabelText(/Address line 2/)).toHaveValue('Flat 2');
  });

  it('take a consent back by leaving it out', async () => {
    const { sent } = open(saving);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Email me about offers' }));
    await press('Save my details');
    await waitFor(() => expect(sent('PUT')[0]?.body).toEqual({ mobile: '07700 900201' }));
  });

  it('are not sent while something required is missing, and show what may not be changed as text', async () => {
    const { sent } = open();
    await userEvent.clear(await screen.findByLabelText('Mobile number'));
    await press('Save my details');
    expect((await screen.findAllByText('Mobile number is required.')).length).toBeGreaterThan(0);
    expect(sent('PUT')).toEqual([]);
    expect(screen.getByText('17 Apr 1988')).toBeVisible();
    expect(screen.queryByLabelText('Date of birth')).toBeNull();
  });

  it('keep what was typed when they are refused; the person is not loaded again', async () => {
    const { sent, toasts } = open(
      failure(updateUser, 422, { validation_messages: { mobile: ['Too short.'], source: ['Unknown.'] } }),
    );
    await userEvent.type(await screen.findByLabelText('Mobile number'), '9');
    await press('Save my details');
    await waitFor(() =>
      expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription(/Too short\./),
    );
    expect(screen.getByLabelText('Mobile number')).toHaveValue('07700 9002019');
    expect(toasts).toHaveBeenCalledExactlyOnceWith({
      content: '',
      type: 'danger',
      validationMessages: { source: ['Unknown.'] },
    });
    expect(sent('GET').filter(({ url }) => url.endsWith('auth/user'))).toHaveLength(1);
  });

  it('wait, say when they could not be loaded, and try again', async () => {
    let isDown = true;
    const good = answer(dataFields, questions);
    open({
      endpoint: dataFields,
      respond: (request) => (isDown ? failure(dataFields, 500) : good).respond(request),
    });
    expect(await screen.findByText('Loading your details')).toHaveAttribute('role', 'status');
    expect(await screen.findByText('Your contact details could not be loaded')).toBeVisible();
    expect(screen.getByRole('link', { name: 'About you' })).toHaveAttribute('href', '#answers');
    isDown = false;
    await press('Try again');
    expect(await screen.findByLabelText('Mobile number')).toBeVisible();
  });

  it('are no form where nothing is asked', async () => {
    open(answer(dataFields, { checksum: 'none', sections: [] }));
    await screen.findByRole('region', { name: 'Your account' });
    await waitFor(() => expect(screen.queryByText('Loading your details')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Save my details' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'About you' })).toBeNull();
  });
});
