import { Box, Heading, Icon, styled, Text } from 'shared-ui/core';
import { texts } from '../texts/en.ts';

const Toggle = styled('button')({
  display: 'flex',
  gap: '8px 12px',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: '44px',
  margin: '-8px 0',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

interface Props {
  id: string;
  isOpen: boolean;
  /** Number of lines in words. */
  lines: string;
  /** As the server formats it; `null` while the basket cannot be paid for as it is. */
  total: string | null;
  onPress(): void;
}

/** The heading of a summary that opens on demand: how much it holds and what that costs. */
export function FoldedHeading({ id, isOpen, lines, total, onPress }: Props) {
  return (
    <Heading level={2} size={3} id={id}>
      <Toggle type="button" aria-expanded={isOpen} onClick={onPress}>
        <span>
          {texts.checkout.summary}{' '}
          <Text component="span" tone="muted" size="small" sx={{ ml: 0.5, fontWeight: 400 }}>
            {lines}
          </Text>
        </span>
        <Box component="span" sx={{ display: 'flex', flex: 'none', gap: 1, alignItems: 'center' }}>
          {total}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={20} />
        </Box>
      </Toggle>
    </Heading>
  );
}
