import { formatMoney } from 'shared-contracts/money';
import { useMoneySymbol } from 'shared-platform';
import { Box, Text } from 'shared-ui/core';
import { texts } from '../../texts/desk.ts';
import type { Tenders } from './use-tenders.ts';

const words = texts.tender;
const loud = { fontSize: 'clamp(1.25rem, 1.1rem + 0.8vw, 1.625rem)', lineHeight: 1.25 };

/** The remaining amount or the change to give, which staff say aloud, beside the sums that it comes from. */
export function TenderSums({ tenders: { due, remaining, inHand, change } }: { tenders: Tenders }) {
  const symbol = useMoneySymbol();
  const money = (value: number) => formatMoney(value, symbol);
  const loudly =
    change > 0 ? words.change(money(change)) : remaining > 0 && words.remaining(money(remaining));
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: '4px 24px',
        p: 2,
        borderRadius: 'var(--ui-radius)',
        background: 'var(--brand-wash)',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {remaining < 0 && <Text tone="danger">{words.errors.tooMuch}</Text>}
      {(loudly || remaining === 0) && (
        <Text weight="bold" sx={loud}>
          {loudly || words.settled}
        </Text>
      )}
      {inHand > 0 && <Text>{words.sums(money(due), money(inHand))}</Text>}
    </Box>
  );
}
