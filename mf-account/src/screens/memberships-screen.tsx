import { Container, PageHeader } from 'shared-ui/core';
import { MembershipList } from '../features/see-my-memberships/membership-list.tsx';
import { texts } from '../texts/en.ts';

/** What the person is a member of. */
export default function MembershipsScreen() {
  return (
    <Container width="reading" sx={{ paddingBlockEnd: 8 }}>
      <PageHeader title={texts.memberships.title} />
      <MembershipList />
    </Container>
  );
}
