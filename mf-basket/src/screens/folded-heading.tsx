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

/** Words for a press, in the type of the text below. */
const action = {
  display: 'inline-flex',
  gap: '8px',
  alignItems: 'center',
  flex: 'none',
  fontFamily: 'var(--font-body)',
  fontWeight: 400,
  letterSpacing: 0,
  textTransform: 'none',
};

interface Props {
  id: string;
  isOpen: boolean;
  lineCount: number;
  onPress(): void;
}

/** The heading of a summary whose items are shown on demand: what they cost is right above it. */
export function FoldedHeading({ id, isOpen, lineCount, onPress }: Props) {
  return (
    <Heading level={2} size={3} id={id}>
      <Toggle type="button" aria-expanded={isOpen} onClick={onPress}>
        {texts.checkout.summary}{' '}
        <Text component="span" size="small" sx={action}>
          {(isOpen ? texts.checkout.hideItems : texts.checkout.showItems)(lineCount)}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={20} />
        </Text>
      </Toggle>
    </Heading>
  );
}
