import { useSite } from 'shared-platform';
import { Text, TextLink } from 'shared-ui/core';
import { texts } from '../../texts/direct-debit.ts';

const words = texts;
const GO_CARDLESS = 'go_cardless';
const PRIVACY_NOTICE = 'https://gocardless.com/privacy/payers/';

/** GoCardless wants its privacy notice linked where it collects (joining specification 2). */
export function ProviderNote() {
  const { directDebitProvider } = useSite();
  if (directDebitProvider !== GO_CARDLESS) return null;
  return (
    <Text size="small" tone="muted">
      {words.privacy}{' '}
      <TextLink href={PRIVACY_NOTICE} target="_blank" rel="noopener noreferrer">
        {words.privacyLink}
      </TextLink>
    </Text>
  );
}
