import { type FormEvent, useRef, useState } from 'react';
import { type DeskCustomer, findCustomers } from 'shared-contracts/api/front-of-house';
import { useApiMutation } from 'shared-platform';
import { Box, Button, Card, Notice, Text } from 'shared-ui/core';
import { TextField } from 'shared-ui/forms';
import { texts } from '../../texts/en.ts';

const words = texts.desk.find;

/** Finds the customer who pays at the desk, by what they can say of themselves. */
export function FindCustomer({ onFound }: { onFound(customer: DeskCustomer): void }) {
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [found, setFound] = useState<DeskCustomer[] | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { run, requesting, error } = useApiMutation(findCustomers);

  async function find(event: FormEvent): Promise<void> {
    event.preventDefault();
    const emailOrReference = typed.trim();
    setMissing(emailOrReference === '');
    setFound(null);
    if (emailOrReference === '') {
      field.current?.focus();
      return;
    }
    const result = await run({ body: { emailOrReference } });
    if (!result.ok) return;
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
        <TextField
          label={words.label}
          ref={field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={typed}
          error={isMissing ? words.missing : null}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" loading={requesting} loadingText={words.finding}>
          {words.find}
        </Button>
      </Box>
      {error && <Notice severity="danger">{error.serverMessage ?? texts.toasts.failed}</Notice>}
      <div role="status">{found?.length === 0 && <Text>{words.none}</Text>}</div>
      {found && found.length > 0 && (
        <Box component="section" aria-label={words.several} sx={{ display: 'grid', gap: 1.5 }}>
          <Text role="status">{words.several}</Text>
          {found.map((customer) => (
            <Button key={customer.id} variant="secondary" onClick={() => onFound(customer)}>
              {words.choose(customer.name, customer.reference)}
            </Button>
          ))}
        </Box>
      )}
    </Card>
  );
}
