import { siteTime } from 'shared-contracts/dates';
import { styled, Text } from 'shared-ui/core';
import { texts } from '../../texts/kiosk-code.ts';

/** As large as the narrowest phone takes; the two groups are on a line each where text is enlarged. */
const Code = styled('output')({
  display: 'block',
  margin: '8px 0',
  font: '700 clamp(2.25rem, 12vw, 4rem)/1.2 var(--font-heading)',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.08em',
});

const inGroups = (code: string) => code.replace(/\d{4}(?=\d)/g, '$& ');

/** The code, until when it works, and what not to do with it. */
export function ShownCode({ code, expiresAt }: { code: string; expiresAt: string }) {
  return (
    <>
      <Code aria-label={texts.code}>{inGroups(code)}</Code>
      <Text>{texts.until(siteTime(expiresAt))}</Text>
      <Text tone="muted" sx={{ mt: 1, mb: 2 }}>
        {texts.warning}
      </Text>
    </>
  );
}
