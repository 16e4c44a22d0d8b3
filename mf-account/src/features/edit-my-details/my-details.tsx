import { useState } from 'react';
import type { DataFields } from 'shared-contracts/data-fields';
import { type ApiQuery, useToast } from 'shared-platform';
import { DetailsForm } from 'shared-platform/personal-details';
import { Card } from 'shared-ui/core';
import { type Answers, startAnswers, touchedSince } from 'shared-ui/data-fields';
import { FormSkeleton } from '../../shared/form-skeleton.tsx';
import { FORM_WIDTH } from '../../shared/form-width.ts';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { texts } from '../../texts/en.ts';
import { LeaveQuestion } from './leave-question.tsx';

const words = texts.details;

/** Fields for what is never long. */
const SHORT = '& input[type="tel"], & input[autocomplete="postal-code"], & input[inputmode="numeric"]';

/** Answers that only a centre changes look as the facts of the account do. */
const KNOWN = {
  '& dl > dt': { color: 'var(--ui-muted)', fontSize: '0.9375rem', fontWeight: 400 },
  '& dl > dd': { marginTop: 0, fontWeight: 700 },
};

/** The first section's name is the title of the card; those of the others are below it. */
const SECTIONS = { '& fieldset ~ fieldset > legend > h2': { fontSize: '1.0625rem' } };

/** The tenant's questions about a person, consents to marketing included; nothing if there are none. */
export function MyDetails({ query }: { query: ApiQuery<DataFields> }) {
  const toast = useToast();
  const [touched, setTouched] = useState<Answers>({});
  if (query.state === 'loading') return <FormSkeleton label={words.loading} shape="sections" />;
  if (!query.data) {
    return <LoadFailure title={words.failed} error={query.error} onRetry={query.reload} />;
  }
  if (query.data.sections.length === 0) return null;
  const changed = touchedSince(touched, startAnswers(query.data.sections));
  return (
    <Card sx={{ '& form': { maxWidth: FORM_WIDTH }, [SHORT]: { maxWidth: '16rem' }, ...KNOWN, ...SECTIONS }}>
      <DetailsForm
        fields={query.data}
        draft="account-details"
        onAnswers={setTouched}
        onSaved={() => toast({ content: words.saved, type: 'success' })}
        submitLabel={words.save}
        isTitled
      />
      <LeaveQuestion hasChanges={Object.keys(changed).length > 0} />
    </Card>
  );
}
