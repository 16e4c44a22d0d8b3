import { Box, Button, styled, Text } from 'shared-ui/core';
import { texts } from '../texts/upload.ts';
import type { FileUpload } from './use-file-upload.ts';

const BAR = { height: '100%', borderRadius: 5, background: 'var(--brand-strong)' };

/** The bar of the venue, not that of the browser. */
const Bar = styled('progress')({
  flex: '1 1 12rem',
  appearance: 'none',
  height: 10,
  overflow: 'hidden',
  border: 0,
  borderRadius: 5,
  background: 'var(--ui-border)',
  '&::-webkit-progress-bar': { background: 'var(--ui-border)' },
  '&::-webkit-progress-value': BAR,
  '&::-moz-progress-bar': BAR,
  // Chosen colours leave no background of ours.
  '@media (forced-colors: active)': { appearance: 'auto' },
});

interface Props extends Pick<FileUpload, 'fileName' | 'sent' | 'isWaiting' | 'cancel'> {
  label: string;
}

/** Progress of an upload, with a button to cancel it; nothing if there is none. */
export function UploadProgress({ label, fileName, sent, isWaiting, cancel }: Props) {
  if (sent === null) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Text aria-hidden sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
        {texts.sent(fileName, Math.round(sent * 100))}
      </Text>
      <Bar aria-label={label} value={sent} />
      <Button variant="text" size="small" onClick={cancel}>
        {texts.cancel}
      </Button>
      <Text role="status" tone="muted" sx={{ flexBasis: '100%' }}>
        {isWaiting ? texts.reconnecting : ''}
      </Text>
    </Box>
  );
}
