import { type ReactNode, useId } from 'react';
import { largeFields } from 'shared-contracts/kiosk-styles';
import { Heading, styled } from 'shared-ui/core';
import { texts } from '../texts/kiosk-code.ts';

/** Side by side on a wide screen, so that the settings cover neither; one below the other on a tall one. */
const Ways = styled('div')({
  display: 'grid',
  gap: '28px',
  ...largeFields,
  '& [type="submit"]': { minHeight: '60px', paddingInline: '12px', fontSize: '1.125rem' },
  '& > section': { display: 'flex', flexDirection: 'column', gap: '16px' },
  '& > section + section': { paddingTop: '28px', borderTop: '1px solid var(--ui-border)' },
  '& > div': { marginTop: '-28px' },
  '@media (orientation: landscape) and (min-width: 900px)': {
    gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)',
    gap: '0 40px',
    '& > div': { gridColumn: '1 / -1', marginTop: 0 },
    '& > section + section': {
      paddingTop: 0,
      paddingLeft: '40px',
      borderTop: 0,
      borderLeft: '1px solid var(--ui-border)',
    },
  },
});

interface Props {
  code: ReactNode;
  password: ReactNode;
  /** For those with neither; below both. */
  others: ReactNode;
}

/** Both ways in at a kiosk. The code comes first: with it, no password is typed where others can see it. */
export function KioskWays({ code, password, others }: Props) {
  const id = useId();
  return (
    <Ways>
      <section aria-labelledby={`${id}-code`}>
        <Heading level={2} id={`${id}-code`}>
          {texts.title}
        </Heading>
        {code}
      </section>
      <section aria-labelledby={`${id}-password`}>
        <Heading level={2} size={3} id={`${id}-password`}>
          {texts.passwordTitle}
        </Heading>
        {password}
      </section>
      <div>{others}</div>
    </Ways>
  );
}
