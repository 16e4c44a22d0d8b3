import { type FormEvent, useState } from 'react';
import { type DeskCustomer, findCustomers } from 'shared-contracts/api/front-of-house';
import { formBanner, useApiMutation } from 'shared-platform';
import { useFormErrors } from 'shared-platform/forms';
import { Box, Button, Card, Text } from 'shared-ui/core';
import { FormErrorSummary, TextField } from 'shared-ui/forms';
import { texts as deskTexts } from '../../texts/desk.ts';
import { texts } from '../../texts/en.ts';

const words = deskTexts.find;

/** Number of customers that the API lists at most. */
const MOST_FOUND = 20;

/** Finds the customer who pays at the desk, by what they can say of themselves. */
export function FindCustomer({ onFound }: { onFound(customer: DeskCustomer): void }) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<DeskCustomer[] | null>(null);
  const { run, requesting } = useApiMutation(findCustomers);
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
    <Card sx={{ display: 'grid', gap: 3, maxWidth: 640 }}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: FormEvent) => void find(event)}
        sx={{ display: 'grid', gap: 2 }}
      >
        <FormErrorSummary {...errors.summary} />
        <TextField
          {...errors.at('emailOrReference')}
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
      <div role="status">{found?.length === 0 && <Text>{words.none}</Text>}</div>
      {found && found.length > 0 && (
        <Box component="section" aria-label={words.several} sx={{ display: 'grid', gap: 1.5 }}>
          <Text role="status">{found.length < MOST_FOUND ? words.several : words.many}</Text>
          {found.map((customer) => (
            <Button key={customer.id} variant="quiet" onClick={() => onFound(customer)}>
              {words.choose(customer.name, customer.reference)}
            </Button>
          ))}
        </Box>
      )}
    </Card>
  );
}
