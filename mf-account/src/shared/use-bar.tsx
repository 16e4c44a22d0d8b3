import { styled, Text } from 'shared-ui/core';

const Bar = styled('div')({
  height: 10,
  margin: '8px 0 4px',
  overflow: 'hidden',
  borderRadius: 5,
  background: 'var(--ui-border)',
  '& > div': { height: '100%', background: 'var(--brand-strong)' },
  // Chosen colours leave no background of ours.
  '@media (forced-colors: active)': {
    border: '1px solid currentColor',
    '& > div': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

interface Props {
  /** Name of the counted thing. */
  label: string;
  value: number;
  total: number;
  words: string;
  /** The main fact of its card. */
  isMain?: boolean;
}

/** The number left of a total, as a bar and in words. */
export function UseBar({ label, value, total, words, isMain = false }: Props) {
  return (
    <>
      <Bar
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={value}
        aria-valuetext={words}
      >
        <div style={{ width: `${(value / total) * 100}%` }} />
      </Bar>
      {isMain ? (
        <Text size="lead" weight="bold">
          {words}
        </Text>
      ) : (
        <Text size="small">{words}</Text>
      )}
    </>
  );
}
