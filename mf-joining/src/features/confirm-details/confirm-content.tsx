import { Fragment, type ReactNode } from 'react';
import { formatSortCode, normaliseAccountNumber, normaliseSortCode } from 'shared-contracts/bank-details';
import { normalisePostcode } from 'shared-contracts/postcode';
import { useSite } from 'shared-platform';
import { Button, Heading, Notice, Stack, Text } from 'shared-ui/core';
import { useCosts } from '../../shared/costs/use-costs.ts';
import { NOTICE_WORKING_DAYS, useCollector } from '../../shared/direct-debit/collector.ts';
import { ContactLines } from '../../shared/direct-debit/contact-lines.tsx';
import { Guarantee } from '../../shared/direct-debit/guarantee.tsx';
import { ProviderNote } from '../../shared/direct-debit/provider-note.tsx';
import { useDirectDebit } from '../../shared/direct-debit/use-direct-debit.ts';
import { useJoiningEntries } from '../../shared/entries/use-joining-entries.ts';
import { Facts } from '../../shared/facts.ts';
import { ordinal } from '../../shared/ordinal.ts';
import type { SectionContentProps } from '../../shared/sections/section-module.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { useJoiningFacts } from '../../shared/state/use-joining-facts.ts';
import { SubmitButton } from '../../shared/submission/submit-button.tsx';
import { texts } from '../../texts/direct-debit.ts';

const words = texts.confirmation;
const fields = texts;

type Fact = [string, ReactNode];

/** The Direct Debit as it will be set up, to be checked before anything is sent (Bacs). */
export function ConfirmContent({ onFinish }: SectionContentProps) {
  const { send } = useJoining();
  const person = useJoiningFacts();
  const { given } = useJoiningEntries();
  const { entry, collectsAddress, isComplete, keptEnding, keptHolder } = useDirectDebit();
  const { data: costs } = useCosts();
  const collector = useCollector();
  const { customerServiceEmail, customerServicePhone } = useSite();
  const address = [
    entry.billingAddressLineOne,
    entry.billingAddressLineTwo,
    entry.billingCity,
    normalisePostcode(entry.billingPostcode),
  ].filter((line) => line.trim() !== '');
  const entered: Fact[] = [
    [fields.accountHolder, entry.accountHolder],
    [fields.sortCode, formatSortCode(normaliseSortCode(entry.sortCode))],
    [fields.accountNumber, normaliseAccountNumber(entry.accountNumber)],
    [fields.address, collectsAddress ? address.join(', ') : null],
  ];
  const facts: Fact[] = [
    ...(keptEnding === null
      ? entered
      : ([
          [fields.accountHolder, keptHolder],
          [fields.account, fields.ending(keptEnding)],
        ] satisfies Fact[])),
    [words.amount, costs?.globalBasePrice.formatted],
    [words.first, costs?.prettyFirstBillingDate],
    [words.frequency, given.billingDay === null ? words.monthly : words.monthlyOn(ordinal(given.billingDay))],
    [words.collector, collector],
    [words.contact, (customerServiceEmail || customerServicePhone) && <ContactLines />],
  ];
  return (
    <Stack spacing={3}>
      <Heading level={3} size={4}>
        {words.title}
      </Heading>
      {!isComplete && <Notice live={false}>{fields.again}</Notice>}
      <Facts>
        {facts.map(
          ([label, value]) =>
            value && (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </Facts>
      <Button
        variant="text"
        size="small"
        onClick={() => send({ type: 'section-edited', id: 'dd_section', person })}
        sx={{ alignSelf: 'start' }}
      >
        {words.change}
      </Button>
      <Text>{words.notice(NOTICE_WORKING_DAYS)}</Text>
      <Guarantee />
      <ProviderNote />
      <SubmitButton isDisabled={!isComplete} onFinish={onFinish}>
        {words.continue}
      </SubmitButton>
    </Stack>
  );
}

/** States that the details are confirmed. */
export const ConfirmSummary = () => words.confirmed;
