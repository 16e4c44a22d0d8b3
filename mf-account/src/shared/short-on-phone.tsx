import { styled } from 'shared-ui/core';

const Whole = styled('span')({
  '& > b': { fontWeight: 'inherit' },
  '@media (max-width: 599.95px)': {
    '& > b': { textTransform: 'capitalize' },
    // Hidden from the eye only.
    '& > span': { position: 'absolute', width: 1, height: 1, overflow: 'clip', clipPath: 'inset(50%)' },
  },
});

/** A label of which only the main part is shown on a phone; all of it is read out. */
export function ShortOnPhone({ text, main }: { text: string; main: string }) {
  const [before, after] = text.split(main);
  if (before === undefined || after === undefined) return text;
  return (
    <Whole>
      <span>{before}</span>
      <b>{main}</b>
      <span>{after}</span>
    </Whole>
  );
}
