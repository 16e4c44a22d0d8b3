import { useRef } from 'react';
import type { DocumentStatus, RequiredDocument } from 'shared-contracts/api/documents';
import { displayDay } from 'shared-contracts/dates';
import { Box, Chip, type ChipProps, Disclosure, Heading, Notice, Stack, styled, Text } from 'shared-ui/core';
import { texts } from '../../texts/documents.ts';
import { UploadForm } from './upload-form.tsx';

const tones: Record<DocumentStatus, NonNullable<ChipProps['tone']>> = {
  needed: 'warning',
  refused: 'danger',
  expired: 'warning',
  expiring: 'warning',
  'waiting-for-approval': 'info',
  'in-order': 'success',
};

const Row = styled('li')({
  paddingBlock: 20,
  '& + &': { borderTop: '1px solid var(--ui-border)' },
  '&:last-child': { paddingBlockEnd: 0 },
});

/** True if the person has to send something, so that the form is open. */
const isDue = (status: DocumentStatus) => status !== 'waiting-for-approval' && status !== 'in-order';

/** A document with where it stands, how long it is good, and the way to send it. */
export function DocumentRow({ document }: { document: RequiredDocument }) {
  const title = useRef<HTMLHeadingElement>(null);
  const { name, status, expiresOn, refusal } = document;
  const form = <UploadForm document={document} onSent={() => title.current?.focus()} />;
  return (
    <Row>
      <Stack spacing={1.5}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Heading level={3} size={4} ref={title} tabIndex={-1}>
            {name}
          </Heading>
          <Chip tone={tones[status]}>{texts.statuses[status]}</Chip>
        </Box>
        {status === 'waiting-for-approval' && <Text>{texts.waiting}</Text>}
        {refusal && (
          <Notice severity="warning" live={false} title={texts.refusedTitle}>
            {texts.refusedText(refusal)}
          </Notice>
        )}
        {expiresOn && (
          <Text tone="muted">
            {status === 'expired'
              ? texts.expired(displayDay(expiresOn))
              : texts.expires(displayDay(expiresOn))}
          </Text>
        )}
        {isDue(status) ? form : <Disclosure title={texts.again}>{form}</Disclosure>}
      </Stack>
    </Row>
  );
}
