import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type DeskCustomer, findCustomers } from 'shared-contracts/api/front-of-house';
import { formBanner, useApiMutation } from 'shared-platform';
import { useFormErrors } from 'shared-platform/forms';
import { Box, Button, Card, Text } from 'shared-ui/core';
import { FormErrorSummary, TextField } from 'shared-ui/forms';
import { texts as deskTexts } from '../../texts/desk.ts';
import { texts } from '../../texts/en.ts';
import { FoundCustomers } from './found-customers.tsx';

const words = deskTexts.find;

/** Finds the customer who pays at the desk, by what they can say of themselves. */
export function FindCustomer({ onFound }: { onFound(customer: DeskCustomer): void }) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<DeskCustomer[] | null>(null);
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
    if (errors.show(emailOrReference === '' ? { emailOrReference: words.missing } : {})) return;
    const result = await run({ body: { emailOrReference } });
    if (!result.ok) {
      const { serverMessage } = result.error;
      return errors.refuse(result.error, formBanner(result.error) && (serverMessage ?? texts.toasts.failed));
    }
    const [customer, ...others] = result.data;
    if (customer && others.length === 0) onFound(customer);
    else setFound(result.data);
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
        <Button type="submit" loading={requesting} loadingText={words.finding}>
          {words.find}
        </Button>
      </Box>
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {found?.length === 0 && <Text>{words.none}</Text>}
      </Box>
      {found && found.length > 0 && <FoundCustomers customers={found} onChoose={onFound} />}
    </Card>
  );
}
