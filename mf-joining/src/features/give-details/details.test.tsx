// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { updateUser } from 'shared-contracts/api/account';
import { currentUser, logout, register } from 'shared-contracts/api/auth';
import { dataFields } from 'shared-contracts/api/data-fields';
import { membershipTypes } from 'shared-contracts/api/memberships';
import type { DataFields } from 'shared-contracts/data-fields';
import { exampleField } from 'shared-contracts/testing';
import { answer, failure, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { testOption, testType } from '../../testing/membership-examples.ts';
import { address, enter, expectOpen, openSections, press } from '../../testing/open-sections.tsx';

const fieldsOf = (path: string, label: string): DataFields => ({
  checksum: path,
  sections: [
    {
      sectionName: 'About you',
      sectionReference: 'you',
      sectionFields: [exampleField(path, label, { isRequired: true })],
    },
  ],
});
const asking = (path: string, label: string) => answer(dataFields, fieldsOf(path, label));
/** The questions of a new account, and those of a purchase where there are any. */
const askingFirst = (ofPurchase: DataFields = { checksum: 'none', sections: [] }) =>
  answer(dataFields, ({ url }) =>
    url.includes('membership_purchase') ? ofPurchase : fieldsOf('firstName', 'First name'),
  );
const barred = testType({
  paymentOptions: [
    testOption({ isPurchasable: { canPurchase: false, hasPrices: true, message: 'Too old.' } }),
  ],
});
const joining = { edited: ['centre_section', 'membership_section'] as const };
const open = (user: typeof testUser | null, ...answers: TestAnswer[]) =>
  openSections({ open: 'details_section', joining, user, answers });

afterEach(() => sessionStorage.clear());

async function createAccount(...answers: TestAnswer[]) {
  const page = open(
    null,
    askingFirst(),
    answer(register, { token: 'new-token' }),
    answer(currentUser, testUser),
    ...answers,
  );
  await enter('First name', 'Sam');
  await press('Create Account');
  return page;
}

describe('a new customer', () => {
  it('answers the questions for a new account, and continues with the membership that is kept', async () => {
    const { sent } = await createAccount();
    await expectOpen(/Choose your membership/);
    expect(sent('GET', 'data-fields')[0]?.url).toContain('onboarding_type=customer_account_online');
    expect(sent('POST', 'auth/customer/register')).toEqual([
      expect.objectContaining({ body: { firstName: 'Sam', clientId: '1', source: 'online-joining' } }),
    ]);
    const details = screen.getByRole('region', { name: /Your details/ });
    await waitFor(() => expect(details).toHaveTextContent('Sam New, sam.new@example.com'));
    expect(within(details).getByRole('button', { name: 'Edit' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue: Adult' })).toHaveFocus());
    await press('Continue: Adult');
    await expectOpen(/Review & select dates/);
  });

  it('sees their choice and how to continue, however many memberships there are', async () => {
    const others = Array.from({ length: 30 }, (_, index) =>
      testType({
        id: `other-${index}`,
        name: `Other ${index}`,
        paymentOptions: [testOption({ id: `other-${index}` })],
      }),
    );
    await createAccount(answer(membershipTypes, [...others, testType()]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue: Adult' })).toHaveFocus());
  });

  it('then shows the further questions of a purchase, as to anyone else', async () => {
    await createAccount(askingFirst(fieldsOf('mobile', 'Mobile number')));
    await expectOpen(/Choose your membership/);
    const details = screen.getByRole('region', { name: /Your details/ });
    expect(details).not.toHaveTextContent('completed');
    await press('Continue: Adult');
    await expectOpen(/Your details/);
    expect(await screen.findByLabelText('Mobile number')).toHaveValue('');
  });

  it('a person who cannot have the membership reads why, and is back at the centre without it', async () => {
    const { toasts } = await createAccount(
      answer(membershipTypes, () => [document.cookie.includes('new-token') ? barred : testType()]),
    );
    await expectOpen(/Choose your home centre/);
    expect(toasts).toHaveBeenCalledWith({
      content: 'You are ineligible for the membership you selected.',
      type: 'danger',
    });
    await waitFor(() => expect(address()).toBe('/'));
    expect(sessionStorage.getItem('touchline:joining')).toContain('"membership":null');
  });

  it('waits where the memberships do not come, and tries again', async () => {
    let isUp = false;
    const shaky: TestAnswer = {
      endpoint: membershipTypes,
      respond: (request) =>
        (isUp ? answer(membershipTypes, [testType()]) : failure(membershipTypes, 500)).respond(request),
    };
    await createAccount(shaky);
    expect(
      await screen.findByText('We couldn’t check whether you’re still eligible for this membership'),
    ).toBeInTheDocument();
    isUp = true;
    await press('Try again');
    await expectOpen(/Choose your membership/);
  });

  it('sees messages at their fields and stays', async () => {
    const page = open(
      null,
      asking('firstName', 'First name'),
      failure(register, 422, { validation_messages: { first_name: ['Too short.'], source: ['Unknown.'] } }),
    );
    await enter('First name', 'S');
    await press('Create Account');
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(/Too short/));
    // The top of the form takes the focus, which brings it into view.
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await waitFor(() =>
      expect(page.toasts).toHaveBeenCalledExactlyOnceWith({
        content: '',
        type: 'danger',
        validationMessages: { source: ['Unknown.'] },
      }),
    );
    await expectOpen(/Your details/);
  });

  it('is led to the login when no token comes, and back afterwards', async () => {
    await createAccount(answer(register, {}));
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Fcentre%2Fsale-leisure-centre'));
  });

  it('can log in instead', async () => {
    const { bus } = open(null, asking('firstName', 'First name'));
    const asked: unknown[] = [];
    bus.on('session:login-requested', (payload) => void asked.push(payload));
    await press('Log in');
    expect(asked).toEqual([{ resume: null }]);
    expect(screen.queryByText(/can’t be changed while you’re joining/)).not.toBeInTheDocument();
  });
});

const typed = (name: string) => screen.findByRole('textbox', { name });

describe('what was typed', () => {
  const awayAndBack = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Edit', description: /Choose your membership/ }));
    await press('Continue: Adult');
    await expectOpen(/Your details/);
  };

  it('for a new account is still there after a look at another section', async () => {
    open(null, asking('firstName', 'First name'));
    await enter('First name', 'Sam');
    await awayAndBack();
    expect(await typed('First name')).toHaveValue('Sam');
    expect(JSON.stringify(sessionStorage)).not.toContain('Sam');
  });

  it('for a purchase as well', async () => {
    open(testUser, asking('town', 'Town'));
    await enter('Town', 'Sale');
    await awayAndBack();
    expect(await typed('Town')).toHaveValue('Sale');
  });

  it('is not for the next person to see', async () => {
    const { platform } = open(null, askingFirst(), answer(currentUser, testUser), answer(logout, {}));
    await enter('First name', 'Ann');
    await act(async () => platform.session.adopt('test-token'));
    await screen.findByText(testUser.email);
    await act(() => platform.session.logout());
    expect(await typed('First name')).toHaveValue('');
  });
});

describe('a known customer', () => {
  it('sees who they are, and continues where nothing is asked', async () => {
    const { sent } = open(testUser);
    expect(await screen.findByText(/can’t be changed while you’re joining/)).toHaveTextContent(
      'your online account',
    );
    expect(screen.getByText('Sam New')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create Account' })).not.toBeInTheDocument();
    await press('Continue');
    await expectOpen(/Review & select dates/);
    expect(sent('GET', 'data-fields')[0]?.url).toContain('onboarding_type=membership_purchase');
    expect(sent('PUT', '')).toEqual([]);
  });

  it('answers what the purchase asks; a new token takes the place of the old one', async () => {
    const names = ['Loaded', 'Loaded again'];
    const { sent } = open(
      testUser,
      asking('address.postcode', 'Postcode'),
      answer(updateUser, { token: 'next-token' }),
      answer(currentUser, () => ({ ...testUser, lastName: names.shift() ?? 'Unknown' })),
    );
    await enter('Postcode', 'M33 2AL');
    await press('Save and continue');
    await expectOpen(/Review & select dates/);
    expect(sent('PUT', 'my-account/user/update?onboarding_type=membership_purchase')).toEqual([
      expect.objectContaining({ body: { address: { postcode: 'M33 2AL' } } }),
    ]);
    expect(document.cookie).toContain('next-token');
    expect(screen.getByRole('region', { name: /Your details/ })).toHaveTextContent('Sam Loaded again');
  });

  it('finds what was saved when the section is opened again, and saving again changes nothing', async () => {
    let kept = '07700 900201';
    const { promise: never } = Promise.withResolvers<never>();
    let isSlow = false;
    const { sent } = open(
      testUser,
      answer(dataFields, () => {
        const fields = fieldsOf('mobile', 'Mobile number');
        for (const field of fields.sections[0]?.sectionFields ?? []) field.answer = kept;
        return isSlow ? never : fields;
      }),
      answer(updateUser, ({ body }) => {
        kept = (body as { mobile: string }).mobile;
        return {};
      }),
    );
    expect(await typed('Mobile number')).toHaveValue('07700 900201');
    await enter('Mobile number', '07700 900333');
    isSlow = true;
    await press('Save and continue');
    await expectOpen(/Review & select dates/);
    fireEvent.click(screen.getByRole('button', { name: 'Edit', description: /Your details/ }));
    expect(await typed('Mobile number')).toHaveValue('07700 900333');
    await press('Save and continue');
    await waitFor(() =>
      expect(sent('PUT', 'my-account/user/update').map(({ body }) => body)).toEqual([
        { mobile: '07700 900333' },
        { mobile: '07700 900333' },
      ]),
    );
  });

  it('saves nothing while an answer is missing', async () => {
    const { sent } = open(testUser, asking('town', 'Town'));
    await press('Save and continue');
    expect((await screen.findAllByText('Town is required.')).length).toBeGreaterThan(0);
    expect(sent('PUT', '')).toEqual([]);
  });

  it('is loaded again when no token comes', async () => {
    const { sent } = open(testUser, asking('town', 'Town'), answer(updateUser, {}));
    await enter('Town', 'Sale');
    await press('Save and continue');
    await expectOpen(/Review & select dates/);
    await waitFor(() => expect(sent('GET', 'auth/user')).toHaveLength(2));
  });

  it('stays where saving fails', async () => {
    open(testUser, asking('town', 'Town'), failure(updateUser, 419));
    await enter('Town', 'Sale');
    await press('Save and continue');
    expect(
      await screen.findByText('Something has gone wrong, please reload and try again.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(await typed('Town')).toHaveValue('Sale');
    await expectOpen(/Your details/);
  });
});
