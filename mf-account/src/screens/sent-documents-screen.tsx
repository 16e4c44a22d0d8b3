import { useRef } from 'react';
import { sentDocuments } from 'shared-contracts/api/document-decisions';
import { useApiQuery, useSession } from 'shared-platform';
import { Container, EmptyState, PageHeader, Stack } from 'shared-ui/core';
import { SentDocumentRow } from '../features/check-documents/sent-document-row.tsx';
import { ListStates } from '../shared/list-states.tsx';
import { NotAllowed } from '../shared/not-allowed.tsx';
import { texts } from '../texts/check-documents.ts';

/** Documents sent by customers, for staff at the front of house to decide about. The server refuses everyone else. */
export default function SentDocumentsScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Container sx={{ paddingBlockEnd: 8 }}>
      {user.isStaff ? (
        <SentDocuments />
      ) : (
        <NotAllowed title={texts.staffOnlyTitle}>{texts.staffOnlyText}</NotAllowed>
      )}
    </Container>
  );
}

function SentDocuments() {
  const title = useRef<HTMLHeadingElement>(null);
  const query = useApiQuery(sentDocuments, {}, { staleTime: 0 });
  return (
    <>
      <PageHeader title={texts.title} titleRef={title} lead={texts.lead} />
      <ListStates
        query={query}
        words={texts}
        empty={
          <EmptyState icon="success" level={2} title={texts.emptyTitle}>
            {texts.emptyText}
          </EmptyState>
        }
      >
        {(sent) => (
          <Stack spacing={3}>
            {sent.map((document, index) => (
              <SentDocumentRow
                key={`${document.id} ${document.sentAt}`}
                document={document}
                isNext={index === 0}
                onDecided={() => title.current?.focus()}
              />
            ))}
          </Stack>
        )}
      </ListStates>
    </>
  );
}
