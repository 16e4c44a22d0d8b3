import { useRef } from 'react';
import type { DocumentStatus, RequiredDocument } from 'shared-contracts/api/documents';
import { Box, Chip, type ChipProps, Heading, Notice, Stack, styled, Text } from 'shared-ui/core';
import { unbrokenDate } from '../../shared/booking-times.ts';
import { texts } from '../../texts/documents.ts';
import { SendDocument } from './send-document.tsx';

const tones: Record<DocumentStatus, NonNullable<ChipProps['tone']>> = {
  needed: 'warning',
  refused: 'danger',
  expired: 'warning',
  expiring: 'warning',
  'waiting-for-approval': 'info',
  'in-order': 'success',
};

const Row = styled('li')({ paddingBlock: 20, borderTop: '1px solid var(--ui-border)' });

interface Props {
  document: RequiredDocument;
  isMainStep: boolean;
  hintId: string;
}

/** A document with where it stands, how long it is good, and the way to send it. */
export function DocumentRow({ document, isMainStep, hintId }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const { name, status, expiresOn, refusal } = document;
  return (
    <Row>
      <Stack spacing={1.5}>
        <div>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Heading level={3} size={4} ref={title} tabIndex={-1}>
              {name}
            </Heading>
            <Chip tone={tones[status]}>{texts.statuses[status]}</Chip>
          </Box>
          {expiresOn && (
            <Text tone="muted">
              {status === 'expired'
                ? texts.wasValid(unbrokenDate(expiresOn))
                : texts.expires(unbrokenDate(expiresOn))}
            </Text>
          )}
        </div>
        {status === 'waiting-for-approval' && <Text>{texts.waiting}</Text>}
        {refusal && (
          <Notice severity="warning" live={false} title={texts.refusedTitle}>
            {texts.refusedText(refusal)}
          </Notice>
        )}
        <SendDocument document={document} isMainStep={isMainStep} hintId={hintId} title={title} />
      </Stack>
    </Row>
  );
}
