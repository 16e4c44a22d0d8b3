import { type SessionUser, useLinks } from 'shared-platform';
import { useOwnDetails } from 'shared-platform/personal-details';
import { Button, Card, Stack, Text, TextLink } from 'shared-ui/core';
import { Facts } from '../../shared/facts.ts';
import { fieldWidths } from '../../shared/form-width.ts';
import type { SectionContentProps } from '../../shared/sections/section-module.ts';
import { useIsReadyToPay } from '../../shared/state/use-is-ready-to-pay.ts';
import { texts } from '../../texts/details.ts';
import { FieldsLoader } from './fields-loader.tsx';
import { PurchaseDetailsForm } from './purchase-details-form.tsx';

const words = texts;

interface Props extends SectionContentProps {
  user: SessionUser;
}

/** An address that breaks after its sign, should a line be too short for it. */
function EmailText({ email }: { email: string }) {
  const [name = '', ...host] = email.split('@');
  return (
    <>
      {name}@<wbr />
      {host.join('@')}
    </>
  );
}

/** The person who is joining, not editable here, and the further questions of a purchase (decisions 37). */
export function KnownCustomer({ user, onFinish }: Props) {
  const links = useLinks();
  const query = useOwnDetails();
  // The way to the checkout is above the sections then.
  const isReady = useIsReadyToPay();
  return (
    <Stack spacing={3} sx={fieldWidths}>
      <Card tone="sunken" sx={{ display: 'grid', gap: 1.5 }}>
        <Facts>
          <dt>{words.name}</dt>
          <dd>{`${user.firstName} ${user.lastName}`}</dd>
          <dt>{words.email}</dt>
          <dd>
            <EmailText email={user.email} />
          </dd>
          <dt>{words.reference}</dt>
          <dd>{user.reference}</dd>
        </Facts>
        <Text size="small" tone="muted">
          {words.known} <TextLink href={links.cross('my-account', '/')}>{words.account}</TextLink>
        </Text>
      </Card>
      <FieldsLoader query={query}>
        {(fields) =>
          fields.sections.some(({ sectionFields }) => sectionFields.length > 0) ? (
            <PurchaseDetailsForm key={fields.checksum} fields={fields} owner={user.id} onFinish={onFinish} />
          ) : (
            <Button
              variant={isReady ? 'quiet' : 'primary'}
              onClick={onFinish}
              sx={{ alignSelf: { sm: 'start' } }}
            >
              {words.continue}
            </Button>
          )
        }
      </FieldsLoader>
    </Stack>
  );
}
