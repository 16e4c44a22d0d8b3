import { useId } from 'react';
import { RADIUS } from 'shared-contracts/nearby-venues';
import { styled } from 'shared-ui/core';
import { useAhead } from '../../shared/use-ahead.ts';
import { texts } from '../../texts/en.ts';

const words = texts.findVenue;

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(80px, 240px) 4em',
  alignItems: 'center',
  gap: '4px 16px',
  '& > label': { fontWeight: 700, fontSize: '0.9375rem' },
  '& > input': { width: '100%', height: '44px', margin: 0, accentColor: 'var(--brand-action)' },
  '& > output': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', textAlign: 'end' },
});

/** How far around the place venues are looked for. */
export function RadiusControl({ miles, onChange }: { miles: number; onChange(miles: number): void }) {
  const id = useId();
  const [shown, move] = useAhead(miles, onChange);
  return (
    <Root>
      <label htmlFor={id}>{words.radius}</label>
      <input
        id={id}
        type="range"
        min={RADIUS.smallest}
        max={RADIUS.largest}
        step={1}
        value={shown}
        aria-valuetext={words.miles(shown)}
        onChange={(event) => move(Number(event.target.value))}
      />
      <output htmlFor={id}>{words.miles(shown)}</output>
    </Root>
  );
}
