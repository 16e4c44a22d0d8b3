import { directDebitTerms } from 'shared-contracts/api/membership-terms';
import { SafeHtml, useApiQuery } from 'shared-platform';
import { Button, Disclosure, Heading, Notice } from 'shared-ui/core';
import { texts as common } from '../../texts/en.ts';
import { texts as orderTexts } from '../../texts/order.ts';

/** The agreed terms of a new Direct Debit, with the Guarantee: a payer has to get a copy to keep (Bacs). */
export default function DirectDebitTerms() {
  const { data: terms = [], state, error, reload } = useApiQuery(directDebitTerms, {});
  if (state === 'error' && error?.kind !== 'not-found') {
    return (
      <Notice
        severity="danger"
        action={
          <Button variant="quiet" size="small" onClick={reload}>
            {common.tryAgain}
          </Button>
        }
      >
        {orderTexts.membership.directDebitTermsFailed}
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
