import { useId } from 'react';
import type { AgreedTerm, Agreement } from 'shared-contracts/api/agreed-terms';
import { displayDay, siteDay, siteTime } from 'shared-contracts/dates';
import { SafeHtml } from 'shared-platform';
import { Box, Card, Heading, Text } from 'shared-ui/core';
import { texts } from '../../texts/agreed-terms.ts';

function AgreedWording({ term: { title, html, version, agreedAt } }: { term: AgreedTerm }) {
  return (
    <Box
      component="section"
      sx={{ mt: 2, pt: 2, borderTop: '1px solid var(--ui-border)', overflowWrap: 'anywhere' }}
    >
      <Heading level={3} size={4}>
        {title}
      </Heading>
      <Text weight="bold">{texts.agreed(displayDay(siteDay(agreedAt)), siteTime(agreedAt), version)}</Text>
      <SafeHtml html={html} />
    </Box>
  );
}

/** Every wording that was agreed to with one membership, in full. */
export function AgreementCard({ agreement }: { agreement: Agreement }) {
  const titleId = useId();
  const { membershipName, purchase, terms } = agreement;
  return (
    <Card component="article" aria-labelledby={titleId}>
      <Heading level={2} size={3} id={titleId}>
        {texts.membership(texts.purchases[purchase], membershipName)}
      </Heading>
      {terms.map((term) => (
        <AgreedWording key={term.id} term={term} />
      ))}
    </Card>
  );
}
