import { lazyPart } from 'shared-platform';
import { Box, Heading, Stack, Text } from 'shared-ui/core';
import { CopyButton } from '../../shared/copy-button.tsx';
import { texts } from '../../texts/second-factor.ts';

const QrCode = lazyPart(() => import(/* webpackChunkName: "qr-code" */ 'shared-ui/qr-code'));

/** A phone cannot scan its own screen, so the key leads there; at a computer the picture does. */
const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
  alignItems: 'start',
};

/** A frame round the picture, whose own blank edge is the padding. */
const frame = {
  width: 'fit-content',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  overflow: 'hidden',
  lineHeight: 0,
  '& svg': { width: 200, height: 200 },
};

/** Eight groups of four letters, four to a line. */
const key = { display: 'block', maxWidth: '20ch', overflowWrap: 'anywhere' };

const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

/** The secret of an authenticator app, as a key and as a picture. */
export function AppSecret({ secret, uri }: { secret: string; uri: string }) {
  return (
    <Box sx={columns}>
      <Stack spacing={2} sx={{ alignItems: 'start', order: { sm: 1 } }}>
        <div>
          <Heading level={2} size={4}>
            {texts.appHere}
          </Heading>
          <Text sx={{ mt: 0.5 }}>{texts.byHand}</Text>
        </div>
        <Box component="code" sx={key}>
          {inGroups(secret)}
        </Box>
        <CopyButton variant="quiet" content={secret} copied={texts.keyCopied}>
          {texts.copyKey}
        </CopyButton>
      </Stack>
      <Stack spacing={2}>
        <div>
          <Heading level={2} size={4}>
            {texts.appElsewhere}
          </Heading>
          <Text sx={{ mt: 0.5 }}>{texts.scan}</Text>
        </div>
        <Box sx={frame}>
          <QrCode text={uri} label={texts.qr} />
        </Box>
      </Stack>
    </Box>
  );
}
