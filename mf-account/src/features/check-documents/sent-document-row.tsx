import { useId, useState } from 'react';
import {
  decideDocument,
  documentFile,
  type SentDocument,
  sentDocuments,
} from 'shared-contracts/api/document-decisions';
import { displayDay, siteDay, siteTime } from 'shared-contracts/dates';
import { endpointUrl } from 'shared-contracts/endpoint-address';
import { useApi, useApiMutation, useDeployment, useToast } from 'shared-platform';
import { useFormErrors } from 'shared-platform/forms';
import { Box, Button, Card, Heading, Stack, Text, VisuallyHidden } from 'shared-ui/core';
import { DateField } from 'shared-ui/dates';
import { FormErrorSummary, TextField } from 'shared-ui/forms';
import { besideEachOther } from '../../shared/beside-each-other.ts';
import { texts } from '../../texts/check-documents.ts';
import { DocumentPreview } from './document-preview.tsx';

interface Props {
  document: SentDocument;
  /** True for the one that has waited longest, whose button is the loud one of the page. */
  isNext: boolean;
  /** Called once it is decided, so that the focus has somewhere to go. */
  onDecided(): void;
}

/** Whose file it is comes first on a phone; where there is room, it is beside the file, above the decision. */
const parts = {
  ...besideEachOther,
  gridTemplateAreas: { xs: '"person" "file" "decision"', md: '"file person" "file decision"' },
  gridTemplateRows: { md: 'auto 1fr' },
  rowGap: 3,
};

/** A file that was sent: its picture beside whose it is and the decision. */
export function SentDocumentRow({ document, isNext, onDecided }: Props) {
  const titleId = useId();
  const refusalId = useId();
  const api = useApi();
  const toast = useToast();
  const deployment = useDeployment();
  const request = useApiMutation(decideDocument);
  const [isRefusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const [expiresOn, setExpiresOn] = useState('');
  const { id, name, person, eligibility, sentAt } = document;
  const errors = useFormErrors([
    { name: 'expiresOn', label: texts.expiresOn },
    { name: 'reason', label: texts.reason },
  ]);

  async function decide(decision: 'accepted' | 'refused') {
    const body = {
      decision,
      sentAt,
      ...(decision === 'refused' && reason.trim() && { reason: reason.trim() }),
      ...(decision === 'accepted' && expiresOn && { expiresOn }),
    };
    const idempotencyKey = crypto.randomUUID();
    const result = await request.run({ params: { documentId: id }, body }, { idempotencyKey });
    if (!result.ok) {
      errors.refuse(result.error);
      if (result.error.kind === 'conflict') api.invalidate(sentDocuments);
      return;
    }
    toast({ content: texts[decision](person.name), type: 'success' });
    api.invalidate(sentDocuments);
    onDecided();
  }

  const address = endpointUrl(deployment, documentFile, { params: { documentId: id } });
  const ofPerson = <VisuallyHidden> {texts.theFile(person.name)}</VisuallyHidden>;
  return (
    <Card component="article" aria-labelledby={titleId}>
      <Box sx={parts}>
        <Stack spacing={0.5} sx={{ gridArea: 'person' }}>
          <Heading level={2} size={3} id={titleId}>
            {person.name}
          </Heading>
          <Text tone="muted">{texts.reference(person.reference)}</Text>
          <Text weight="bold">{name}</Text>
          {eligibility && <Text>{texts.eligibility(eligibility)}</Text>}
          <Text tone="muted">{texts.sent(displayDay(siteDay(sentAt)), siteTime(sentAt))}</Text>
        </Stack>
        <Stack spacing={1} sx={{ gridArea: 'file' }}>
          {/* A file that is sent again has another address, so that no earlier picture is shown for it. */}
          <DocumentPreview address={`${address}?${new URLSearchParams({ sentAt })}`} person={person.name} />
          <Box>
            <Button variant="text" startIcon="download" href={address}>
              {texts.file}
              <VisuallyHidden> {texts.of(person.name)}</VisuallyHidden>
            </Button>
          </Box>
        </Stack>
        <Stack spacing={3} sx={{ gridArea: 'decision' }}>
          <FormErrorSummary {...errors.summary} />
          <DateField
            {...errors.at('expiresOn')}
            label={texts.expiresOn}
            hint={texts.expiresOnHint}
            value={expiresOn}
            onChange={(day) => {
              setExpiresOn(day);
              errors.changed('expiresOn');
            }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button
              variant={isNext && !isRefusing ? 'primary' : 'quiet'}
              loading={request.requesting}
              onClick={() => void decide('accepted')}
            >
              {texts.accept}
              {ofPerson}
            </Button>
            <Button
              variant="text"
              aria-expanded={isRefusing}
              aria-controls={isRefusing ? refusalId : undefined}
              onClick={() => setRefusing(!isRefusing)}
            >
              {texts.considerRefusal}
              {ofPerson}
            </Button>
          </Box>
          {isRefusing && (
            <Stack id={refusalId} spacing={2} sx={{ pt: 3, borderTop: '1px solid var(--ui-border)' }}>
              <TextField
                {...errors.at('reason')}
                label={texts.reason}
                hint={texts.reasonHint}
                maxLength={300}
                value={reason}
                onChange={({ target }) => {
                  setReason(target.value);
                  errors.changed('reason');
                }}
              />
              <Box>
                <Button variant="danger" loading={request.requesting} onClick={() => void decide('refused')}>
                  {texts.refuse}
                  {ofPerson}
                </Button>
              </Box>
            </Stack>
          )}
        </Stack>
      </Box>
    </Card>
  );
}
