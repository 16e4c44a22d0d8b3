import { formatMoney } from 'shared-contracts/money';
import { useMoneySymbol } from 'shared-platform';
import { Box, Text } from 'shared-ui/core';
import { texts } from '../../texts/desk.ts';
import type { Tenders } from './use-tenders.ts';

const words = texts.tender;
const loud = { fontSize: 'clamp(1.25rem, 1.1rem + 0.8vw, 1.625rem)', lineHeight: 1.25 };

/** The remaining amount, and the change to give: what staff say aloud. */
export function TenderSums({ tenders: { remaining, change } }: { tenders: Tenders }) {
  const symbol = useMoneySymbol();
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        gap: 0.5,
        p: 2,
        borderRadius: 'var(--ui-radius)',
        background: 'var(--brand-wash)',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {remaining > 0 && (
        <Text weight="bold" sx={loud}>
          {words.remaining(formatMoney(remaining, symbol))}
        </Text>
      )}
      {remaining < 0 && <Text tone="danger">{words.errors.tooMuch}</Text>}
      {remaining === 0 && <Text weight={change > 0 ? 'normal' : 'bold'}>{words.settled}</Text>}
      {change > 0 && (
        <Text weight="bold" sx={loud}>
          {words.change(formatMoney(change, symbol))}
        </Text>
      )}
    </Box>
  );
}
