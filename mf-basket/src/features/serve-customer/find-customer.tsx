import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type DeskCustomer, findCustomers } from 'shared-contracts/api/front-of-house';
import { formBanner, useApiMutation } from 'shared-platform';
import { useFormErrors } from 'shared-platform/forms';
import { Box, Button, Card, Notice } from 'shared-ui/core';
import { FormErrorSummary, TextField } from 'shared-ui/forms';
import { texts as deskTexts } from '../../texts/desk.ts';
import { texts } from '../../texts/en.ts';
import type { Found } from './found-customers.tsx';
import { NoMatch } from './no-match.tsx';

const words = deskTexts.find;

interface Props {
  /** Anything but the one customer that was searched for. */
  found: Found | null;
  onChoose(customer: DeskCustomer): void;
  onFound(found: Found | null): void;
  /** Called with every answer: true if the search could not be made. */
  onFailed(hasFailed: boolean): void;
  /** Called when a search that failed is made again. */
  onRetry(): void;
}

/** The button is beside the field where the results below take the whole width. */
const inRow = { md: 'minmax(0, 1fr) auto' };

/** Finds the customer who pays at the desk, by what they can say of themselves. */
export function FindCustomer({ found, onChoose, onFound, onFailed, onRetry }: Props) {
  const [typed, setTyped] = useState('');
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
    setFailure(null);
    if (errors.show(emailOrReference === '' ? { emailOrReference: words.missing } : {})) return onFound(null);
    if (failure !== null) onRetry();
    const result = await run({ body: { emailOrReference } });
    onFailed(!result.ok && formBanner(result.error) !== null);
    if (!result.ok) {
      onFound(null);
      const { serverMessage } = result.error;
      // Nothing in the field has to be corrected.
      if (formBanner(result.error)) return setFailure(serverMessage ?? words.failedText);
      return errors.refuse(result.error);
    }
    const [customer, ...others] = result.data;
    if (customer && others.length === 0) onChoose(customer);
    else onFound({ typed: emailOrReference, customers: result.data });
  }
  const isAbove = found !== null && found.customers.length > 0;

  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: FormEvent) => void find(event)}
        sx={{ display: 'grid', gap: 2, alignItems: 'end', gridTemplateColumns: isAbove ? inRow : undefined }}
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
        <Button
          variant={isAbove ? 'quiet' : 'primary'}
          type="submit"
          loading={requesting}
          loadingText={words.finding}
        >
          {failure === null ? words.find : texts.tryAgain}
        </Button>
      </Box>
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {found?.customers.length === 0 && <NoMatch typed={found.typed} />}
      </Box>
    </Card>
  );
}
