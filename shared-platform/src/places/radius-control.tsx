import { useId } from 'react';
import { RADIUS } from 'shared-contracts/nearby-venues';
import { styled } from 'shared-ui/core';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(80px, 240px) 4em',
  alignItems: 'center',
  gap: '4px 16px',
  // Large text on a narrow page has each part on a line of its own.
  '@media (max-width: 20em)': { display: 'block' },
  '& > label': { fontWeight: 700, fontSize: '0.9375rem' },
  '& > input': { width: '100%', height: '44px', margin: 0, accentColor: 'var(--brand-strong)' },
  '& > output': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', textAlign: 'end' },
});

interface Props {
  label: string;
  miles: number;
  /** The radius in words, as `5 miles`. */
  text: string;
  onChange(miles: number): void;
}

/** Radius around a place in which venues are searched for. */
export function RadiusControl({ label, miles, text, onChange }: Props) {
  const id = useId();
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={RADIUS.smallest}
        max={RADIUS.largest}
        step={1}
        value={miles}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output htmlFor={id}>{text}</output>
    </Root>
  );
}
