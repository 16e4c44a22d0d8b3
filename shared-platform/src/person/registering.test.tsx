// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom, useAtom } from 'jotai';
import { currentUser, register } from 'shared-contracts/api/auth';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import { afterEach, expect, it } from 'vitest';
import { useFollowPerson, useSession } from '../hooks/platform-hooks.ts';
import { useApiMutation } from '../hooks/use-api-mutation.ts';
import { PersonScreens } from '../host/person/person-scope.tsx';
import { renderWithPlatform } from '../testing/render-with-platform.tsx';
import { answer } from '../testing/test-transport.ts';
import { testUser } from '../testing/test-user.ts';

const isNewCustomerAtom = atom(false);
const phoneAtom = atom('');

/** A part that keeps its state in atoms, as released remotes do, and brings its own copy of the call's description. */
function Part() {
  const { status } = useSession();
  const followPerson = useFollowPerson();
  const request = useApiMutation({ ...register });
  const [isNewCustomer, setNewCustomer] = useAtom(isNewCustomerAtom);
  const [phone, setPhone] = useAtom(phoneAtom);
  async function submit() {
    const result = await request.run({
      query: { onboarding_type: 'customer_account_online' },
      body: { clientId: '1', source: 'online-joining' },
    });
    if (!result.ok) return;
    setNewCustomer(true);
    followPerson(result.data.token);
  }
  return (
    <>
      <h1>{status === 'authenticated' && isNewCustomer ? 'Welcome' : status}</h1>
      <input aria-label="Phone" value={phone} onChange={(event) => setPhone(event.target.value)} />
      <button type="button" onClick={() => void submit()}>
        Register
      </button>
    </>
  );
}

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page's own cookie
  document.cookie = `${TOKEN_COOKIE}=; path=/; max-age=0`;
});

it('continues with the flow in which a visitor registers, without what they typed on the way', async () => {
  renderWithPlatform(
    <PersonScreens>
      <Part />
    </PersonScreens>,
    {
      user: null,
      lifetime: 'visit',
      answers: [answer(register, { token: 'new' }), answer(currentUser, testUser)],
    },
  );
  await userEvent.type(screen.getByLabelText('Phone'), '07700 900123');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeInTheDocument();
  expect(screen.getByLabelText('Phone')).toHaveValue('');
});
