import { normaliseAccountNumber, normaliseSortCode, shownSortCode } from 'shared-contracts/bank-details';
import { normalisePostcode } from 'shared-contracts/postcode';
import { Button, Heading, Stack, Text } from 'shared-ui/core';
import { texts } from '../../../texts/en.ts';
import { ordinal } from '../choose-dates/ordinal.ts';
import { useCosts } from '../costs/use-costs.ts';
import { Facts } from '../parts/facts.ts';
import type { SectionContentProps } from '../sections/section-module.ts';
import { NOTICE_WORKING_DAYS, useCollector } from '../set-up-direct-debit/collector.ts';
import { ContactLines } from '../set-up-direct-debit/contact-lines.tsx';
import { Guarantee } from '../set-up-direct-debit/guarantee.tsx';
import { ProviderNote } from '../set-up-direct-debit/provider-note.tsx';
import { useDirectDebit } from '../set-up-direct-debit/use-direct-debit.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { useGiven } from '../state/use-given.ts';
import { SubmitButton } from '../submit/submit-button.tsx';

const words = texts.confirmation;
const fields = texts.directDebit;

/** The Direct Debit as it will be set up, to be checked before anything is sent (Bacs). */
export function ConfirmContent({ onFinish }: SectionContentProps) {
  const { change } = useJoining();
  const { given } = useGiven();
  const { entry, collectsAddress, isWhole } = useDirectDebit();
  const { data: costs } = useCosts();
  const collector = useCollector();
  const address = [
    entry.billingAddressLineOne,
    entry.billingAddressLineTwo,
    entry.billingCity,
    normalisePostcode(entry.billingPostcode),
  ].filter((line) => line.trim() !== '');
  const facts: [string, string | null | undefined][] = [
    [fields.accountHolder, entry.accountHolder],
    [fields.sortCode, shownSortCode(normaliseSortCode(entry.sortCode))],
    [fields.accountNumber, normaliseAccountNumber(entry.accountNumber)],
    [fields.address, collectsAddress ? address.join(', ') : null],
    [words.amount, costs?.globalBasePrice.formatted],
    [words.first, costs?.prettyFirstBillingDate],
    [words.frequency, given.billingDay === null ? words.monthly : words.monthlyOn(ordinal(given.billingDay))],
    [words.collector, collector],
  ];
  return (
    <Stack spacing={3}>
      <Heading level={3} size={4}>
        {words.title}
      </Heading>
      <Facts>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Facts>
      <Button
        variant="secondary"
        size="small"
        onClick={() => change((before) => ({ ...before, open: 'dd_section' }))}
        sx={{ alignSelf: { sm: 'start' } }}
      >
        {words.change}
      </Button>
      <div>
        <Text>{words.notice(NOTICE_WORKING_DAYS)}</Text>
        <Text>{words.contact}:</Text>
        <ContactLines />
      </div>
      <Guarantee />
      <ProviderNote />
      <SubmitButton isDisabled={!isWhole} onFinish={onFinish}>
        {words.continue}
      </SubmitButton>
    </Stack>
  );
}
