import { acceptedWaivers, acceptedWaiversOf } from 'shared-contracts/api/accepted-waivers';
import { useApiQuery, useSession } from 'shared-platform';
import { useParams } from 'shared-platform/router';
import { Box, Button, Container, EmptyState, PageHeader, Stack } from 'shared-ui/core';
import { AcceptedWaiverCard } from '../features/read-accepted-waivers/accepted-waiver.tsx';
import { Illustration } from '../shared/illustration.tsx';
import { ListStates } from '../shared/list-states.tsx';
import { NotAllowed } from '../shared/not-allowed.tsx';
import { texts } from '../texts/waivers.ts';

/** Accepted waivers, to read and to print; for staff, those of the customer they serve. */
export default function WaiversScreen() {
  const { user } = useSession();
  const { personId = null } = useParams();
  return (
    // At the desk it begins where the other pages of staff do.
    <Container width={personId === null ? 'reading' : 'page'} sx={{ paddingBlockEnd: 8 }}>
      {personId === null || user?.isStaff ? (
        <AcceptedWaivers personId={personId} />
      ) : (
        user && <NotAllowed title={texts.staffOnlyTitle}>{texts.staffOnlyText}</NotAllowed>
      )}
    </Container>
  );
}

function AcceptedWaivers({ personId }: { personId: string | null }) {
  const query = useApiQuery(acceptedWaivers, acceptedWaiversOf(personId), { staleTime: 0 });
  const waivers = query.data?.waivers;
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={personId === null ? texts.lead : query.data && texts.leadOf(query.data.person)}
        actions={
          waivers &&
          waivers.length > 0 && (
            <Box sx={{ '@media print': { display: 'none' } }}>
              <Button variant="quiet" onClick={() => window.print()}>
                {texts.print}
              </Button>
            </Box>
          )
        }
      />
      <ListStates
        query={{ ...query, data: waivers }}
        words={texts}
        empty={
          <EmptyState picture={<Illustration name="paper" />} level={2} title={texts.emptyTitle}>
            {texts.emptyText}
          </EmptyState>
        }
      >
        {(accepted) => (
          <Stack spacing={3}>
            {accepted.map((waiver) => (
              <AcceptedWaiverCard key={waiver.id} waiver={waiver} isWide={personId !== null} />
            ))}
          </Stack>
        )}
      </ListStates>
    </>
  );
}
