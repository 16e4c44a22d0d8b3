import { useCallback, useRef } from 'react';
import { documents } from 'shared-contracts/api/documents';
import { useApiQuery, useSession } from 'shared-platform';
import { Container, PageHeader } from 'shared-ui/core';
import { EndMembership } from '../features/end-membership/end-membership.tsx';
import { FreezeMembership } from '../features/freeze-membership/freeze-membership.tsx';
import { AgreedTermsLink } from '../features/read-agreed-terms/agreed-terms-link.tsx';
import { MembershipList } from '../features/see-my-memberships/membership-list.tsx';
import { isPressing } from '../features/send-documents/is-due.ts';
import { MyDocuments } from '../features/send-documents/my-documents.tsx';
import { CardSkeleton } from '../shared/card-skeleton.tsx';
import { InOrder } from '../shared/in-order.tsx';
import { texts } from '../texts/en.ts';

/** Required documents, memberships, and how to end them. */
export default function MembershipsScreen() {
  const { user } = useSession();
  const asked = useApiQuery(documents, {}, { enabled: user !== null });
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => title.current?.focus(), []);
  return (
    <Container width="reading" sx={{ paddingBlockEnd: 8 }}>
      <PageHeader title={texts.memberships.title} titleRef={title} />
      {user ? (
        <InOrder spacing={3}>
          <MyDocuments />
          <MembershipList
            isCalm={asked.data?.some(({ status }) => isPressing(status)) ?? false}
            renderFreeze={(membership) =>
              (membership.canFreeze || membership.freeze) && <FreezeMembership membership={membership} />
            }
            renderEnd={(membership) =>
              membership.canEnd && <EndMembership membership={membership} onEnded={focusTitle} />
            }
          />
          <AgreedTermsLink />
        </InOrder>
      ) : (
        <CardSkeleton label={texts.memberships.loading} shape="membership" />
      )}
    </Container>
  );
}
