import type { ReactNode } from 'react';
import { hovered } from './hovered.ts';
import type { Styleable } from './polymorphic.ts';
import { styled } from './styled.ts';
import { useRovingFocus } from './use-roving-focus.ts';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  width: 'fit-content',
  maxWidth: '100%',
  padding: '4px',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-sunken)',
});

const Segment = styled('button')({
  flex: '1 1 auto',
  minHeight: 'var(--target-size, 44px)',
  padding: '8px 18px',
  border: '1px solid transparent',
  borderRadius: 'var(--ui-radius-small)',
  background: 'transparent',
  color: 'var(--ui-muted)',
  font: '700 0.9375rem/1.25 var(--font-body)',
  cursor: 'pointer',
  transition: 'background-color 140ms ease',
  ...hovered({ color: 'var(--ui-text)' }),
  '&[aria-checked="true"]': {
    background: 'var(--ui-surface)',
    borderColor: 'var(--brand-strong)',
    color: 'var(--brand-strong)',
  },
});

export interface SegmentedControlProps<Value extends string> extends Styleable {
  /** Its accessible name. */
  label: string;
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of two to four short options, all in sight. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, sx } = props;
  const selected = options.findIndex((option) => option.value === value);
  const choose = (index: number) => {
    const option = options[index];
    if (option && option.value !== value) onChange(option.value);
  };
  const roving = useRovingFocus(options.length, selected, choose);
  return (
    <Root role="radiogroup" aria-label={label} sx={sx}>
      {options.map((option, index) => (
        <Segment
          key={option.value}
          type="button"
          role="radio"
          aria-checked={index === selected}
          onClick={() => choose(index)}
          {...roving(index)}
        >
          {option.label}
        </Segment>
      ))}
    </Root>
  );
}
