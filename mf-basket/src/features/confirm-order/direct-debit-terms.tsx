import { directDebitTerms } from 'shared-contracts/api/membership-terms';
import { SafeHtml, useApiQuery } from 'shared-platform';
import { Button, Disclosure, Heading, Notice, Text } from 'shared-ui/core';
import { texts as common } from '../../texts/en.ts';
import { texts as orderTexts } from '../../texts/order.ts';

/** The agreed terms of a new Direct Debit, with the Guarantee: a payer has to get a copy to keep (Bacs). */
export default function DirectDebitTerms() {
  const { data: terms = [], state, error, reload } = useApiQuery(directDebitTerms, {});
  if (state === 'error' && error?.kind !== 'not-found') {
    return (
      <Notice severity="warning">
        <Text>{orderTexts.membership.directDebitTermsFailed}</Text>
        <Button variant="quiet" onClick={reload}>
          {common.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (terms.length === 0) return null;
  return (
    <Disclosure title={orderTexts.membership.directDebitTerms}>
      {terms.map(({ id, title, html }) => (
        <div key={id}>
          <Heading level={4}>{title}</Heading>
          <SafeHtml html={html} />
        </div>
      ))}
    </Disclosure>
  );
}
