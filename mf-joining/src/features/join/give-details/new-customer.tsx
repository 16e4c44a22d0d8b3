import { LoginButton } from 'shared-platform';
import { Stack, styled, Text } from 'shared-ui/core';
import { texts } from '../../../texts/en.ts';
import { CreateAccountForm } from './create-account-form.tsx';
import { FieldsLoader } from './fields-loader.tsx';

const words = texts.details;

const Known = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 16px',
  padding: '16px',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-sunken)',
});

/** The way to the account somebody has already, and the questions for a new one. */
export function NewCustomer() {
  return (
    <Stack spacing={4}>
      <Known>
        <Text>{words.haveAccount}</Text>
        <LoginButton variant="secondary">{words.logIn}</LoginButton>
      </Known>
      <FieldsLoader type="customer_account_online">
        {(fields) => <CreateAccountForm key={fields.checksum} fields={fields} />}
      </FieldsLoader>
    </Stack>
  );
}
