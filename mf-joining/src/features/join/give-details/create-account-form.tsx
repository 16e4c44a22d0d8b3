import type { DataFields } from 'shared-contracts/data-fields';
import { loginLink } from 'shared-contracts/links';
import { useFollowPerson, useLinks, useToast } from 'shared-platform';
import { RegistrationForm } from 'shared-platform/personal-details';
import { useLocation, useNavigate } from 'shared-platform/router';
import { texts } from '../../../texts/en.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { useKeptAnswers } from './kept-answers.ts';

const words = texts.details;

/** The tenant's questions for a new account. A token in the answer logs the person in at once. */
export function CreateAccountForm({ fields }: { fields: DataFields }) {
  const links = useLinks();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const followPerson = useFollowPerson();
  const { change } = useJoining();
  const { before, keep, forget } = useKeptAnswers(null, fields);

  function goOn(token: string | undefined) {
    forget();
    toast({ content: token ? words.accountReady : words.accountReadyLogIn, type: 'success' });
    if (token) {
      change((joining) => ({ ...joining, isNewCustomer: true }));
      followPerson(token);
    } else void navigate(links.to(loginLink(`${pathname}${search}`)));
  }

  return (
    <RegistrationForm
      fields={fields}
      before={before}
      onAnswers={keep}
      onRegistered={goOn}
      submitLabel={words.createAccount}
      headingLevel={3}
    />
  );
}
