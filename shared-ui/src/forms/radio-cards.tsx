import { type ReactNode, useId } from 'react';
import type { Styleable } from '../core/polymorphic.ts';
import { styled } from '../core/styled.ts';
import { FieldGroup } from './field-group.tsx';

const Cards = styled('div')({ display: 'grid', gap: '12px' });

const Option = styled('div')({
  border: '1px solid var(--ui-control)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  transition: 'border-color 140ms ease, background-color 140ms ease',
  '@media (hover: hover)': { '&:hover:not(:has(:disabled))': { borderColor: 'var(--brand-strong)' } },
  '&:has(:checked)': {
    borderColor: 'var(--brand-strong)',
    background: 'var(--brand-wash)',
    boxShadow: 'inset 0 0 0 1px var(--brand-strong)',
  },
  '&:has(> label :focus-visible)': {
    outline: '3px solid var(--focus-ring, var(--brand-focus))',
    outlineOffset: '3px',
  },
  '&:has(:disabled)': { background: 'var(--ui-sunken)', color: 'var(--ui-muted)' },
});

const CardLabel = styled('label')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '14px',
  padding: '15px 16px',
  cursor: 'pointer',
  '&:has(:disabled)': { cursor: 'not-allowed' },
});

const Details = styled('div')({ padding: '0 16px 16px' });

const Dot = styled('input')({
  appearance: 'none',
  flex: 'none',
  width: '24px',
  height: '24px',
  margin: '1px 0 0',
  border: '2px solid var(--ui-control)',
  borderRadius: '50%',
  background: 'var(--ui-surface)',
  cursor: 'inherit',
  outline: 'none !important',
  '&:checked': { border: '7px solid var(--brand-strong)' },
  '@media (forced-colors: active)': { appearance: 'auto' },
});

const Words = styled('span')({ flex: 1, minWidth: 0, '& > span': { display: 'block' } });
const Title = styled('span')({ fontWeight: 700, lineHeight: 1.5 });
const Detail = styled('span')({ color: 'var(--ui-muted)', fontSize: '0.9375rem', lineHeight: 1.45 });
const End = styled('span')({ flex: 'none', fontWeight: 700, lineHeight: 1.6 });

/** One card to choose. */
export interface RadioCardOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** On the right: a price, a card's mark. */
  readonly end?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** Below it, in its frame: fields that the choice asks for. */
  readonly details?: ReactNode;
}

export interface RadioCardsProps<Value extends string> extends Styleable {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  options: readonly RadioCardOption<Value>[];
  /** `undefined` or '' while nothing is chosen. */
  value: Value | '' | undefined;
  onChange: (value: Value) => void;
  name?: string | undefined;
  id?: string | undefined;
}

/** A choice of one, each option a large card. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, hint, error, options, value, onChange, name, id, sx } = props;
  const ownName = useId();
  return (
    <FieldGroup legend={legend} hint={hint} error={error} id={id} sx={sx}>
      <Cards>
        {options.map((option) => (
          <Option key={option.value}>
            <CardLabel>
              <Dot
                type="radio"
                name={name ?? ownName}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
              />
              <Words>
                <Title>{option.label}</Title>
                {option.description && <Detail>{option.description}</Detail>}
              </Words>
              {option.end && <End>{option.end}</End>}
            </CardLabel>
            {option.details && <Details>{option.details}</Details>}
          </Option>
        ))}
      </Cards>
    </FieldGroup>
  );
}
