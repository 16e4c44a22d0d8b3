import { type ReactNode, type Ref, useId, useRef } from 'react';
import { texts } from '../texts/en.ts';
import { fieldBox } from './field-box.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import type { Styleable } from './polymorphic.ts';
import { styled } from './styled.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const Root = styled('div')({ minWidth: 0 });

const Box = styled('div')({
  position: 'relative',
  '& > svg': {
    position: 'absolute',
    insetBlock: 0,
    left: '14px',
    marginBlock: 'auto',
    color: 'var(--ui-muted)',
    pointerEvents: 'none',
  },
  '& > button': {
    position: 'absolute',
    insetBlock: 0,
    right: '4px',
    marginBlock: 'auto',
    width: 'var(--target-size, 44px)',
    height: 'var(--target-size, 44px)',
  },
});

const Input = styled('input')({
  ...fieldBox,
  paddingInline: '46px 52px',
  '&::-webkit-search-cancel-button': { display: 'none' },
});

const Label = styled('label')({
  display: 'block',
  marginBottom: '8px',
  fontWeight: 700,
  fontSize: '0.9375rem',
});

export interface SearchFieldProps extends Styleable {
  label: string;
  /** Spoken only. */
  hideLabel?: boolean | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Enter in the field. */
  onSearch?: ((value: string) => void) | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  autoComplete?: string | undefined;
  /** Shown under the field: the status of the search. */
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A labelled search box with a clear button. */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    hideLabel,
    value,
    onChange,
    onSearch,
    placeholder,
    name,
    autoComplete = 'off',
    hint,
    ref,
    sx,
  } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const clear = () => {
    onChange('');
    box.current?.querySelector('input')?.focus();
  };
  return (
    <Root sx={sx}>
      {hideLabel ? (
        <VisuallyHidden as="label" {...{ htmlFor: id }}>
          {label}
        </VisuallyHidden>
      ) : (
        <Label htmlFor={id}>{label}</Label>
      )}
      <Box ref={box}>
        <Icon name="search" size={22} />
        <Input
          ref={ref}
          id={id}
          type="search"
          enterKeyHint="search"
          value={value}
          name={name}
          placeholder={placeholder}
          autoComplete={autoComplete}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && onSearch?.(value)}
        />
        {value && <IconButton icon="close" iconSize={20} label={texts.clearSearch} onClick={clear} />}
      </Box>
      {hint && <div id={`${id}-hint`}>{hint}</div>}
    </Root>
  );
}
