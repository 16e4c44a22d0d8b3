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

interface Props {
  document: SentDocument;
  /** Called once it is decided, so that the focus has somewhere to go. */
  onDecided(): void;
}

/** A file that was sent: whose it is, the way to look at it, and the decision. */
export function SentDocumentRow({ document, onDecided }: Props) {
  const titleId = useId();
  const api = useApi();
  const toast = useToast();
  const deployment = useDeployment();
  const request = useApiMutation(decideDocument);
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

  return (
    <Card component="article" aria-labelledby={titleId}>
      <Box sx={besideEachOther}>
        <Stack spacing={1}>
          <Heading level={2} size={3} id={titleId}>
            {texts.whose(person.name, person.reference)}
          </Heading>
          <Text weight="bold">{name}</Text>
          {eligibility && <Text>{texts.eligibility(eligibility)}</Text>}
          <Text tone="muted">{texts.sent(displayDay(siteDay(sentAt)), siteTime(sentAt))}</Text>
          <Box sx={{ pt: 1 }}>
            <Button
              variant="quiet"
              href={endpointUrl(deployment, documentFile, { params: { documentId: id } })}
            >
              {texts.file}
              <VisuallyHidden> {texts.of(person.name)}</VisuallyHidden>
            </Button>
          </Box>
        </Stack>
        <Stack spacing={3}>
          <FormErrorSummary {...errors.summary} />
          <Stack spacing={2}>
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
            <Box>
              <Button variant="quiet" loading={request.requesting} onClick={() => void decide('accepted')}>
                {texts.accept}
                <VisuallyHidden> {texts.theFile(person.name)}</VisuallyHidden>
              </Button>
            </Box>
          </Stack>
          <Stack spacing={2} sx={{ pt: 3, borderTop: '1px solid var(--ui-border)' }}>
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
                <VisuallyHidden> {texts.theFile(person.name)}</VisuallyHidden>
              </Button>
            </Box>
          </Stack>
        </Stack>
      </Box>
    </Card>
  );
}
