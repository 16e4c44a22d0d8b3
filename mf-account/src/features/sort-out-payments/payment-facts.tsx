import type { PaymentToSortOut } from 'shared-contracts/api/payments-to-sort-out';
import { siteTime } from 'shared-contracts/dates';
import { Box, Disclosure, Stack, Text, VisuallyHidden } from 'shared-ui/core';
import { CopyButton } from '../../shared/copy-button.tsx';
import { dayOf } from '../../shared/day-of.ts';
import { texts } from '../../texts/sort-out-payments.ts';

const isKnown = (row: (string | null | undefined)[]): row is [string, string] => Boolean(row[1]);

/** The facts of a payment and its attempts. Long references break, so that 320 px hold them. */
export function PaymentFacts({ payment }: { payment: PaymentToSortOut }) {
  const { person, card, orderReference, reference, transactionId, tried, known, foundAt } = payment;
  const { facts } = texts;
  const rows = [
    [facts.customer, person?.reference],
    [facts.email, person?.email],
    [facts.card, card],
    [facts.order, orderReference],
  ].filter(isKnown);
  const references = [
    [facts.reference, reference],
    [facts.transactionId, transactionId],
  ].filter(isKnown);
  return (
    <Stack spacing={2}>
      <Text>{known}</Text>
      <Text tone="muted">{texts.found(dayOf(foundAt), siteTime(foundAt))}</Text>
      <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 1 }}>
        {rows.map(([name, value]) => (
          <Box key={name}>
            <Text component="dt" tone="muted" size="small">
              {name}
            </Text>
            <Text component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Text>
          </Box>
        ))}
        {references.map(([name, value]) => (
          <Box key={name}>
            <Text component="dt" tone="muted" size="small">
              {name}
            </Text>
            <Box component="dd" sx={{ margin: 0 }}>
              <Text component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                {value}
              </Text>
              <CopyButton variant="text" size="small" content={value} copied={texts.copied(name)}>
                {texts.copy}
                <VisuallyHidden> {name}</VisuallyHidden>
              </CopyButton>
            </Box>
          </Box>
        ))}
      </Box>
      {tried.length > 0 && (
        <Disclosure title={texts.tried(tried.length)}>
          <Box component="ol" sx={{ margin: 0, paddingInlineStart: '20px' }}>
            {tried.map(({ at, text }) => (
              <Text component="li" key={`${at} ${text}`}>
                {texts.step(dayOf(at), siteTime(at), text)}
              </Text>
            ))}
          </Box>
        </Disclosure>
      )}
    </Stack>
  );
}
