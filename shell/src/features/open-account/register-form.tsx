import { useEffect, useRef, useState } from 'react';
import type { DataFields } from 'shared-contracts/data-fields';
import { loginLink } from 'shared-contracts/links';
import { useLinks, useToast } from 'shared-platform';
import { usePlatform } from 'shared-platform/host';
import { RegistrationForm } from 'shared-platform/personal-details';
import { useNavigate } from 'shared-platform/router';
import { Button, Card } from 'shared-ui/core';
import { words } from '../../texts/register.ts';
import { splitQuestions, withGroup } from './split-questions.ts';

/** Padding of the form’s card, in units of the theme. */
export const FORM_PADDING = { xs: 2, sm: 4 };

/** Boxes of fields for what is never long. */
const SHORT =
  '& div:has(> input[type="tel"], > input[autocomplete="postal-code"], > input[inputmode="numeric"])';

interface Props {
  fields: DataFields;
  /** The path to return to, where the person came from one. */
  destination: string;
}

/**
 * The tenant's questions for a new account: those that have to be answered, the others when they are asked for. A token in
 * the answer logs the person in at once.
 */
export function RegisterForm({ fields, destination }: Props) {
  const { session } = usePlatform();
  const links = useLinks();
  const toast = useToast();
  const navigate = useNavigate();
  const card = useRef<HTMLDivElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const { required, optional } = splitQuestions(fields);
  const [firstOptional] = optional;
  // The button that had the focus is replaced by the questions it opens.
  useEffect(() => {
    if (showsAll && firstOptional)
      card.current?.querySelector<HTMLElement>(`[name="${CSS.escape(firstOptional.name)}"]`)?.focus();
  }, [showsAll, firstOptional]);

  function goOn(token: string | undefined) {
    toast({ content: token ? words.done : words.doneWithoutToken, type: 'success' });
    if (token) session.adopt(token);
    else void navigate(links.to(loginLink(destination)), { replace: true });
  }

  return (
    <Card ref={card} sx={{ padding: FORM_PADDING, [SHORT]: { maxWidth: '16rem' } }}>
      <RegistrationForm
        fields={showsAll ? withGroup(required, words.optional, optional) : required}
        onRegistered={goOn}
        submitLabel={words.submit}
      >
        {optional.length > 0 && !showsAll && (
          <Button variant="text" sx={{ alignSelf: 'start' }} onClick={() => setShowsAll(true)}>
            {words.showOptional}
          </Button>
        )}
      </RegistrationForm>
    </Card>
  );
}
