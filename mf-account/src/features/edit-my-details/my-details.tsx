import { useToast } from 'shared-platform';
import { DetailsForm, useOwnDetails } from 'shared-platform/personal-details';
import { Card } from 'shared-ui/core';
import { CardSkeleton } from '../../shared/card-skeleton.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { texts } from '../../texts/en.ts';

const words = texts.details;

/** The tenant's questions about a person, consents to marketing included; nothing if there are none. */
export function MyDetails() {
  const toast = useToast();
  const query = useOwnDetails();
  if (query.state === 'loading') return <CardSkeleton label={words.loading} />;
  if (!query.data) {
    return <LoadFailure title={words.failed} message={query.error?.message} onRetry={query.reload} />;
  }
  if (query.data.sections.length === 0) return null;
  return (
    <Card>
      <DetailsForm
        fields={query.data}
        draft="account-details"
        onSaved={() => toast({ content: words.saved, type: 'success' })}
        submitLabel={words.save}
      />
    </Card>
  );
}
