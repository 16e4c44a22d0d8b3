import { agreedTerms } from 'shared-contracts/api/agreed-terms';
import { useApiQuery } from 'shared-platform';
import { Box, Button, Container, EmptyState, PageHeader, Stack } from 'shared-ui/core';
import { AgreementCard } from '../features/read-agreed-terms/agreement-card.tsx';
import { Illustration } from '../shared/illustration.tsx';
import { ListStates } from '../shared/list-states.tsx';
import { texts } from '../texts/agreed-terms.ts';

/** The terms a person agreed to with their memberships, to read and to print. */
export default function AgreedTermsScreen() {
  const query = useApiQuery(agreedTerms, {}, { staleTime: 0 });
  return (
    <Container width="reading" sx={{ paddingBlockEnd: 8 }}>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          query.data &&
          query.data.length > 0 && (
            <Box sx={{ '@media print': { display: 'none' } }}>
              <Button variant="text" onClick={() => window.print()}>
                {texts.print}
              </Button>
            </Box>
          )
        }
      />
      <ListStates
        query={query}
        words={texts}
        empty={
          <EmptyState picture={<Illustration name="paper" />} level={2} title={texts.emptyTitle}>
            {texts.emptyText}
          </EmptyState>
        }
      >
        {(agreements) => (
          <Stack spacing={3}>
            {agreements.map((agreement) => (
              <AgreementCard key={agreement.membershipId} agreement={agreement} />
            ))}
          </Stack>
        )}
      </ListStates>
    </Container>
  );
}
