import { Heading, Icon, styled, Text } from 'shared-ui/core';
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
  letterSpacing: 'inherit',
  textTransform: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

interface Props {
  id: string;
  isOpen: boolean;
  /** Number of lines in words; none where the heading of the page says it. */
  lines: string | null;
  onPress(): void;
}

/** The heading of a summary that opens on demand, with how much it holds: what that costs is right above it. */
export function FoldedHeading({ id, isOpen, lines, onPress }: Props) {
  return (
    <Heading level={2} size={3} id={id}>
      <Toggle type="button" aria-expanded={isOpen} onClick={onPress}>
        <span>
          {texts.checkout.summary}{' '}
          {lines && (
            <Text
              component="span"
              tone="muted"
              size="small"
              sx={{
                ml: 0.5,
                fontFamily: 'var(--font-body)',
                fontWeight: 400,
                letterSpacing: 0,
                textTransform: 'none',
              }}
            >
              {lines}
            </Text>
          )}
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={20} />
      </Toggle>
    </Heading>
  );
}
