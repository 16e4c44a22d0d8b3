import { Box, Button, Text } from 'shared-ui/core';
import { texts } from '../texts/upload.ts';
import type { FileUpload } from './use-file-upload.ts';

interface Props extends Pick<FileUpload, 'sent' | 'isWaiting' | 'cancel'> {
  label: string;
}

/** Progress of an upload, with a button to cancel it; nothing if there is none. */
export function UploadProgress({ label, sent, isWaiting, cancel }: Props) {
  if (sent === null) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Text aria-hidden sx={{ flexBasis: '100%' }}>
        {texts.sent(Math.round(sent * 100))}
      </Text>
      <progress aria-label={label} value={sent} style={{ flex: '1 1 12rem' }} />
      <Button variant="text" size="small" onClick={cancel}>
        {texts.cancel}
      </Button>
      <Text role="status" tone="muted" sx={{ flexBasis: '100%' }}>
        {isWaiting ? texts.reconnecting : ''}
      </Text>
    </Box>
  );
}
