import { type ReactNode, useId, useState } from 'react';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { type Mandate, type MissingMandate, mandate } from 'shared-contracts/api/payments';
import { displayDay } from 'shared-contracts/dates';
import { useApiQuery, useSite } from 'shared-platform';
import { Box, Card, Chip, Heading, Notice } from 'shared-ui/core';
import { CardSkeleton } from '../../shared/card-skeleton.tsx';
import { Facts, type LabelledFact } from '../../shared/facts.tsx';
import { Pending } from '../../shared/in-order.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { ordinal } from '../../shared/ordinal.ts';
import { unbroken } from '../../shared/unbroken.ts';
import { texts as accountTexts } from '../../texts/account.ts';
import { texts as words } from '../../texts/direct-debit.ts';
import { texts as commonTexts } from '../../texts/en.ts';
import { monthlyPrice } from './monthly-price.ts';
import { PastCollections } from './past-collections.tsx';

const missingWords = accountTexts.missing;

const FACT_WIDTH = { '--fact-width': '240px' };

function liveFacts(live: Mandate): LabelledFact[] {
  const { nextPayment, accountHolder, accountEnding, reference, serviceUserName } = live;
  return [
    {
      label: words.next,
      value: nextPayment
        ? words.nextPayment(nextPayment.amount.formatted, unbroken(displayDay(nextPayment.day)))
        : words.nothingNext,
    },
    { label: words.account, value: words.accountEnding(accountEnding) },
    { label: words.holder, value: accountHolder },
    { label: words.onStatement, value: words.statement(serviceUserName, reference) },
  ];
}

function missingFacts({ billingDay, nextPayment }: MissingMandate, monthly: string | null): LabelledFact[] {
  const { amount, day } = nextPayment;
  const dayOfMonth = ordinal(Number(billingDay));
  return [
    { label: missingWords.first, value: missingWords.payment(amount.formatted, unbroken(displayDay(day))) },
    {
      label: missingWords.later,
      value: monthly ? missingWords.monthlyAmount(monthly, dayOfMonth) : missingWords.monthly(dayOfMonth),
    },
  ];
}

interface Props {
  /** True if one is expected, so that its shape is shown while it loads. */
  hasInstruction: boolean;
  /** Actions on the Direct Debit; they say when another account is typed. */
  renderAction(purpose: 'replace' | 'setUp', onTyping: (isTyping: boolean) => void): ReactNode;
}

/**
 * The Direct Debit the person pays by, with what is collected next, or the one that is missing; nothing for the person who needs
 * none.
 */
export function DirectDebit({ hasInstruction, renderAction }: Props) {
  const titleId = useId();
  const [isTyping, setTyping] = useState(false);
  const { symbol } = useSite().currency;
  const { state, data, error, reload } = useApiQuery(mandate, {});
  const memberships = useApiQuery(ownMemberships, {}, { enabled: Boolean(data?.missing) });
  if (state === 'loading')
    return hasInstruction ? (
      <Box sx={FACT_WIDTH}>
        <CardSkeleton label={words.loading} shape="facts" />
      </Box>
    ) : (
      <Pending>
        <CardSkeleton label={commonTexts.payments.loading} shape="rows" />
      </Pending>
    );
  if (!data) return <LoadFailure title={words.failed} error={error} onRetry={reload} />;
  const { mandate: live, missing } = data;
  if (!live && !missing) return null;
  return (
    <Card component="section" aria-labelledby={titleId} sx={FACT_WIDTH}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Heading level={2} size={3} id={titleId}>
          {isTyping ? accountTexts[missing ? 'setUp' : 'replace'].open : words.title}
        </Heading>
        {live?.status === 'pending' && <Chip tone="info">{words.pending}</Chip>}
      </Box>
      {missing && !isTyping && (
        <Notice severity="warning" live={false} title={missingWords.title} sx={{ mb: 2 }}>
          {missingWords.text}
        </Notice>
      )}
      {live && !isTyping && <Facts facts={liveFacts(live)} />}
      {missing && <Facts facts={missingFacts(missing, monthlyPrice(memberships.data ?? [], symbol))} />}
      {renderAction(live ? 'replace' : 'setUp', setTyping)}
      {live && !isTyping && (
        <>
          <PastCollections title={words.due} text={words.dueText} payments={live.due} />
          <PastCollections title={words.collected} payments={live.collected} />
        </>
      )}
    </Card>
  );
}
