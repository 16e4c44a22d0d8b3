import { useRef } from 'react';
import type { DocumentStatus, RequiredDocument } from 'shared-contracts/api/documents';
import { Box, Chip, type ChipProps, Heading, Notice, styled, Text } from 'shared-ui/core';
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

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: '12px 24px',
  paddingBlock: 20,
  borderTop: '1px solid var(--ui-border)',
  // A file that is on its way says more than where the document stood before.
  '&:has(progress) [data-status]': { display: 'none' },
  // The action beside the name; a notice and the progress are as wide as the row.
  '@media (min-width: 600px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > *': { gridColumn: '1 / -1' },
    '& > [data-facts]': { gridColumn: 1, gridRow: 1 },
    '& > [data-action]': { gridColumn: 2, gridRow: 1 },
  },
});

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
      <div data-facts="">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Heading level={3} size={4} ref={title} tabIndex={-1}>
            {name}
          </Heading>
          <span data-status="">
            <Chip tone={tones[status]}>{texts.statuses[status]}</Chip>
          </span>
        </Box>
        {expiresOn && (
          <Text tone="muted">
            {status === 'expired'
              ? texts.wasValid(unbrokenDate(expiresOn))
              : texts.expires(unbrokenDate(expiresOn))}
          </Text>
        )}
        {status === 'waiting-for-approval' && <Text tone="muted">{texts.waiting}</Text>}
      </div>
      {refusal && (
        <Notice severity="danger" live={false} title={texts.refusedTitle}>
          {texts.refusedText(refusal)}
        </Notice>
      )}
      <SendDocument document={document} isMainStep={isMainStep} hintId={hintId} title={title} />
    </Row>
  );
}
