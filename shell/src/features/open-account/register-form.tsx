import type { DataFields } from 'shared-contracts/data-fields';
import { loginLink } from 'shared-contracts/links';
import { useLinks, useToast } from 'shared-platform';
import { usePlatform } from 'shared-platform/host';
import { RegistrationForm } from 'shared-platform/personal-details';
import { useNavigate } from 'shared-platform/router';
import { Card } from 'shared-ui/core';
import { words } from '../../texts/register.ts';

/** Padding of the form’s card, in units of the theme. */
export const FORM_PADDING = { xs: 2, sm: 4 };

interface Props {
  fields: DataFields;
  /** The path to return to, where the person came from one. */
  destination: string;
}

/** The tenant's questions for a new account. A token in the answer logs the person in at once. */
export function RegisterForm({ fields, destination }: Props) {
  const { session } = usePlatform();
  const links = useLinks();
  const toast = useToast();
  const navigate = useNavigate();

  function goOn(token: string | undefined) {
    toast({ content: token ? words.done : words.doneWithoutToken, type: 'success' });
    if (token) session.adopt(token);
    else void navigate(links.to(loginLink(destination)), { replace: true });
  }

  return (
    <Card sx={{ padding: FORM_PADDING }}>
      <RegistrationForm fields={fields} onRegistered={goOn} submitLabel={words.submit} />
    </Card>
  );
}
