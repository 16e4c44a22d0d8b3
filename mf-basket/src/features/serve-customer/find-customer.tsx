import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type DeskCustomer, findCustomers } from 'shared-contracts/api/front-of-house';
import { formBanner, useApiMutation } from 'shared-platform';
import { useFormErrors } from 'shared-platform/forms';
import { Box, Button, Card, Notice } from 'shared-ui/core';
import { FormErrorSummary, TextField } from 'shared-ui/forms';
import { texts as deskTexts } from '../../texts/desk.ts';
import { texts } from '../../texts/en.ts';
import { FoundCustomers } from './found-customers.tsx';
import { NoMatch } from './no-match.tsx';

const words = deskTexts.find;

/** Finds the customer who pays at the desk, by what they can say of themselves. */
export function FindCustomer({ onFound }: { onFound(customer: DeskCustomer): void }) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<{ typed: string; customers: DeskCustomer[] } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { run, requesting } = useApiMutation(findCustomers);
  const field = useRef<HTMLInputElement>(null);
  // The next customer is typed at once: after a page load, and once the one before is served.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  }, []);
  const errors = useFormErrors([{ name: 'emailOrReference', label: words.label }]);

  async function find(event: FormEvent): Promise<void> {
    event.preventDefault();
    const emailOrReference = typed.trim();
    setFound(null);
    setFailure(null);
    if (errors.show(emailOrReference === '' ? { emailOrReference: words.missing } : {})) return;
    const result = await run({ body: { emailOrReference } });
    if (!result.ok) {
      const { serverMessage } = result.error;
      // Nothing in the field has to be corrected.
      if (formBanner(result.error)) return setFailure(serverMessage ?? words.failedText);
      return errors.refuse(result.error);
    }
    const [customer, ...others] = result.data;
    if (customer && others.length === 0) onFound(customer);
    else setFound({ typed: emailOrReference, customers: result.data });
  }

  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: FormEvent) => void find(event)}
        sx={{ display: 'grid', gap: 2 }}
      >
        <FormErrorSummary {...errors.summary} />
        <TextField
          {...errors.at('emailOrReference')}
          ref={field}
          label={words.label}
          hint={words.hint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            errors.changed('emailOrReference');
          }}
        />
        {failure !== null && (
          <Notice severity="danger" title={words.failed}>
            {failure}
          </Notice>
        )}
        {/* The same button, so that it keeps the focus. */}
        <Button type="submit" loading={requesting} loadingText={words.finding}>
          {failure === null ? words.find : texts.tryAgain}
        </Button>
      </Box>
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {found?.customers.length === 0 && <NoMatch typed={found.typed} />}
      </Box>
      {found && found.customers.length > 0 && (
        <FoundCustomers customers={found.customers} onChoose={onFound} />
      )}
    </Card>
  );
}
