import { useId } from 'react';
import { documents } from 'shared-contracts/api/documents';
import { useApiQuery, useSession } from 'shared-platform';
import { Box, Card, Heading, Text } from 'shared-ui/core';
import { CardSkeleton } from '../../shared/card-skeleton.tsx';
import { DOCUMENTS_ID } from '../../shared/documents-id.ts';
import { Pending } from '../../shared/in-order.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { texts } from '../../texts/documents.ts';
import { texts as accountTexts } from '../../texts/en.ts';
import { DocumentRow } from './document-row.tsx';
import { isPressing } from './is-due.ts';

/** Required documents, as a list to work through; nothing if none are required. */
export function MyDocuments() {
  const titleId = useId();
  const hintId = useId();
  const { user } = useSession();
  const { state, data, error, reload } = useApiQuery(documents, {});
  const isExpected = user && (user.membershipDocumentUploadRequired || user.documentExpiry.length > 0);
  if (state === 'loading')
    return isExpected ? (
      <CardSkeleton label={texts.loading} shape="rows" />
    ) : (
      <Pending>
        <CardSkeleton label={accountTexts.memberships.loading} shape="membership" />
      </Pending>
    );
  if (!data) return <LoadFailure title={texts.failed} error={error} onRetry={reload} />;
  if (data.length === 0) return null;
  const mainStep = data.find(({ status }) => isPressing(status));
  return (
    <Card component="section" id={DOCUMENTS_ID} tabIndex={-1} aria-labelledby={titleId}>
      <Heading level={2} size={3} id={titleId}>
        {texts.title}
      </Heading>
      <Box sx={{ mt: 1, mb: 2.5 }}>
        <Text>{texts.lead}</Text>
        <Text size="small" tone="muted" id={hintId}>
          {texts.hint}
        </Text>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, marginBlockEnd: '-20px', listStyle: 'none' }}>
        {data.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            isMainStep={document === mainStep}
            hintId={hintId}
          />
        ))}
      </Box>
    </Card>
  );
}
