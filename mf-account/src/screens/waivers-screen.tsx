import { acceptedWaivers, acceptedWaiversOf } from 'shared-contracts/api/accepted-waivers';
import { paths } from 'shared-contracts/links';
import { useApiQuery, useLinks, useSession } from 'shared-platform';
import { Link, useParams } from 'shared-platform/router';
import { Box, Button, Container, EmptyState, Icon, PageHeader, Stack, TextLink } from 'shared-ui/core';
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
  const links = useLinks();
  const isOwn = personId === null;
  const waivers = query.data?.waivers;
  const print = waivers && waivers.length > 0 && (
    <Box sx={{ '@media print': { display: 'none' } }}>
      <Button variant="quiet" onClick={() => window.print()}>
        {texts.print}
      </Button>
    </Box>
  );
  return (
    <>
      <PageHeader
        eyebrow={
          isOwn && (
            <TextLink
              component={Link}
              to={links.to(paths.details)}
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, mb: 1 }}
            >
              <Icon name="arrow-left" size={16} />
              {texts.back}
            </TextLink>
          )
        }
        title={isOwn ? texts.ownTitle : texts.title}
        lead={isOwn ? texts.lead : query.data && texts.leadOf(query.data.person)}
        actions={!isOwn && print}
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
      {isOwn && print && <Box sx={{ mt: 3 }}>{print}</Box>}
    </>
  );
}
