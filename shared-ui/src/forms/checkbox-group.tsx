import { type ReactNode, useId, useState } from 'react';
import { fieldBox } from '../core/field-box.ts';
import type { Styleable } from '../core/polymorphic.ts';
import { styled } from '../core/styled.ts';
import { VisuallyHidden } from '../core/visually-hidden.tsx';
import { words } from '../texts/choices.ts';
import { texts } from '../texts/en.ts';
import { Checkbox } from './checkbox.tsx';
import { Hint, Optional } from './field.tsx';
import { FieldGroup } from './field-group.tsx';

/** With more choices than this, a filter is shown above them. */
const FILTERED_ABOVE = 8;

const Filter = styled('input')({ ...fieldBox, marginBottom: '12px' });
const Choices = styled('div')({
  '&[data-scrolls]': {
    maxHeight: '320px',
    overflowY: 'auto',
    /** Room for focus rings inside the scrolled area. */
    paddingInline: '6px',
    border: '1px solid var(--ui-control)',
    borderRadius: 'var(--ui-radius-small)',
    background: 'var(--ui-surface)',
  },
});

const Count = styled(Hint)({ margin: '8px 0 0' });

export interface CheckboxGroupProps extends Styleable {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Adds '(optional)' to the legend. */
  optional?: boolean | undefined;
  options: readonly { readonly value: string; readonly label: string }[];
  /** The values ticked. */
  value: readonly string[];
  /** All values ticked, in the order of the options. */
  onChange: (value: string[]) => void;
  name?: string | undefined;
  id?: string | undefined;
}

/** A group of checkboxes. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { legend, hint, error, optional, options, value, onChange, name, id, sx } = props;
  const filterId = useId();
  const [filter, setFilter] = useState('');
  const isLong = options.length > FILTERED_ABOVE;
  const sought = filter.trim().toLowerCase();
  const shown = options.filter(({ label }) => label.toLowerCase().includes(sought));
  const tick = (changed: string, ticked: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === changed ? ticked : value.includes(each))),
    );
  return (
    <FieldGroup
      legend={
        <>
          {legend} {optional && <Optional>({texts.optional})</Optional>}
        </>
      }
      hint={hint}
      error={error}
      id={id}
      sx={sx}
    >
      <div>
        {isLong && (
          <>
            <VisuallyHidden as="label" {...{ htmlFor: filterId }}>
              {words.filter}
            </VisuallyHidden>
            <Filter
              id={filterId}
              type="search"
              autoComplete="off"
              placeholder={words.filter}
              value={filter}
              onChange={(event) => setFilter(event.target.value)}
              // Enter in a filter must not submit the form around it.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
            <VisuallyHidden role="status">
              {sought && words.shown(shown.length, options.length)}
            </VisuallyHidden>
          </>
        )}
        <Choices data-scrolls={isLong || undefined}>
          {shown.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              onChange={(event) => tick(option.value, event.target.checked)}
            />
          ))}
        </Choices>
        {isLong && <Count>{shown.length === 0 ? words.none : words.ticked(value.length)}</Count>}
      </div>
    </FieldGroup>
  );
}
