import { type ReactNode, useId } from 'react';
import { type Mandate, type MissingMandate, mandate } from 'shared-contracts/api/payments';
import { displayDay } from 'shared-contracts/dates';
import { useApiQuery } from 'shared-platform';
import { Box, Card, Chip, Heading, Notice, Text } from 'shared-ui/core';
import { CardSkeleton } from '../../shared/card-skeleton.tsx';
import { Facts, type LabelledFact } from '../../shared/facts.tsx';
import { Pending } from '../../shared/in-order.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { texts as accountTexts } from '../../texts/account.ts';
import { texts } from '../../texts/en.ts';

const words = texts.directDebit;
const missingWords = accountTexts.missing;

function liveFacts(live: Mandate): LabelledFact[] {
  const { nextPayment, accountHolder, accountEnding, reference, serviceUserName } = live;
  return [
    {
      label: words.next,
      value: nextPayment
        ? words.nextPayment(nextPayment.amount.formatted, displayDay(nextPayment.day))
        : words.nothingNext,
    },
    { label: words.account, value: words.accountEnding(accountEnding) },
    { label: words.holder, value: accountHolder },
    { label: words.onStatement, value: words.statement(serviceUserName, reference) },
  ];
}

const missingFacts = ({ billingDay, nextPayment: { amount, day } }: MissingMandate): LabelledFact[] => [
  { label: missingWords.first, value: missingWords.payment(amount.formatted, displayDay(day)) },
  { label: missingWords.later, value: missingWords.monthly(billingDay) },
];

interface PastProps {
  title: string;
  payments: Mandate['due'];
  line(amount: string, day: string): string;
}

/** Past collections, beside the card payments. */
function PastPayments({ title, payments, line }: PastProps) {
  const titleId = useId();
  if (payments.length === 0) return null;
  return (
    <Box sx={{ mt: 2.5 }}>
      <Heading level={3} id={titleId} sx={{ mb: 1 }}>
        {title}
      </Heading>
      <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {payments.map(({ day, amount }) => (
          <Text component="li" key={day}>
            {line(amount.formatted, displayDay(day))}
          </Text>
        ))}
      </Box>
    </Box>
  );
}

interface Props {
  /** True if one is expected, so that its shape is shown while it loads. */
  hasInstruction: boolean;
  /** Actions on the Direct Debit. */
  renderAction(purpose: 'replace' | 'setUp'): ReactNode;
}

/**
 * The Direct Debit the person pays by, with what is collected next, or the one that is missing; nothing for the person who needs
 * none.
 */
export function DirectDebit({ hasInstruction, renderAction }: Props) {
  const titleId = useId();
  const { state, data, error, reload } = useApiQuery(mandate, {});
  if (state === 'loading')
    return hasInstruction ? <CardSkeleton label={words.loading} shape="facts" /> : <Pending />;
  if (!data) return <LoadFailure title={words.failed} error={error} onRetry={reload} />;
  const { mandate: live, missing } = data;
  if (!live && !missing) return null;
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Heading level={2} size={3} id={titleId}>
          {words.title}
        </Heading>
        {live?.status === 'pending' && <Chip tone="info">{words.pending}</Chip>}
      </Box>
      {missing && (
        <Notice severity="warning" live={false} title={missingWords.title} sx={{ mb: 2 }}>
          {missingWords.text}
        </Notice>
      )}
      {live && <Facts facts={liveFacts(live)} />}
      {live && <PastPayments title={words.due} payments={live.due} line={words.dueOn} />}
      {live && <PastPayments title={words.collected} payments={live.collected} line={words.collectedOn} />}
      {missing && <Facts facts={missingFacts(missing)} />}
      {renderAction(live ? 'replace' : 'setUp')}
    </Card>
  );
}
