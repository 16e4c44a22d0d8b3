import { useRef } from 'react';
import { formatMoney, pence } from 'shared-contracts/money';
import { useMoneySymbol } from 'shared-platform';
import { Box, Button, Heading, Text } from 'shared-ui/core';
import { texts as deskTexts } from '../../texts/desk.ts';
import { texts } from '../../texts/en.ts';
import type { Tender } from './tenders.ts';
import type { Tenders } from './use-tenders.ts';

const words = deskTexts.tender;

/** As `Cheque, 000123`. */
function nameOf({ tenderType, creditType, chequeNumber, voucherNumber }: Tender): string {
  const name = words.names[creditType === 'membership' ? creditType : tenderType];
  return [name, chequeNumber ?? voucherNumber].filter(Boolean).join(', ');
}

interface Props {
  tenders: Tenders;
  /** Money that an earlier basket counted waits to be given back. */
  isOwed: boolean;
  isDisabled: boolean;
}

/** Tenders received so far. */
export function TenderList({ tenders: { tenders, remove }, isOwed, isDisabled }: Props) {
  const symbol = useMoneySymbol();
  const heading = useRef<HTMLHeadingElement>(null);

  function takeOff(tender: Tender): void {
    remove(tender);
    // The pressed button goes with its line.
    heading.current?.focus();
  }

  return (
    <Box component="section" aria-labelledby="tenders" sx={{ display: 'grid', gap: 1.5 }}>
      <Heading level={2} size={3} id="tenders" ref={heading} tabIndex={-1}>
        {words.taken}
      </Heading>
      {tenders.length === 0 && <Text tone="muted">{isOwed ? words.noneForThis : words.none}</Text>}
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {tenders.map((tender, index) => (
          <Box
            component="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: two cheques may be alike; a line keeps nothing of its own
            key={index}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center' }}
          >
            <Text component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {nameOf(tender)}
            </Text>
            <Text component="span" weight="bold">
              {formatMoney(pence(tender.amount), symbol)}
            </Text>
            {tender.tenderType !== 'credit' && (
              <Button
                variant="text"
                size="small"
                startIcon="trash"
                disabled={isDisabled}
                aria-label={words.remove(nameOf(tender))}
                onClick={() => takeOff(tender)}
              >
                {texts.basket.remove}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
