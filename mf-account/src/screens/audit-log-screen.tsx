import { useRef, useState } from 'react';
import { auditLog } from 'shared-contracts/api/audit-log';
import { isManager } from 'shared-contracts/staff';
import { useApiQuery, useSession } from 'shared-platform';
import { Box, Button, Card, Container, EmptyState, Heading, PageHeader, Stack } from 'shared-ui/core';
import { EVERYTHING, type LogFilter, queryOf } from '../features/read-audit-log/filter-messages.ts';
import { LogEntry } from '../features/read-audit-log/log-entry.tsx';
import { LogFilterForm } from '../features/read-audit-log/log-filter-form.tsx';
import { CardSkeleton } from '../shared/card-skeleton.tsx';
import { LoadFailure } from '../shared/load-failure.tsx';
import { NotAllowed } from '../shared/not-allowed.tsx';
import { texts } from '../texts/audit-log.ts';

/** Staff's access to people's money and data, for managers at the front of house. The server refuses everyone else. */
export default function AuditLogScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Container sx={{ paddingBlockEnd: 8 }}>
      {isManager(user) ? (
        <AuditLog />
      ) : (
        <NotAllowed title={texts.managersOnlyTitle}>{texts.managersOnlyText}</NotAllowed>
      )}
    </Container>
  );
}

interface Asked {
  filter: LogFilter;
  /** Id of the line that the page continues from; `null` for the latest. */
  before: string | null;
}

function AuditLog() {
  const [asked, setAsked] = useState<Asked>({ filter: EVERYTHING, before: null });
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Stack spacing={3}>
        <LogFilterForm onSearch={(filter) => setAsked({ filter, before: null })} />
        <LogPage asked={asked} onTurn={(before) => setAsked({ ...asked, before })} />
      </Stack>
    </>
  );
}

function LogPage({ asked, onTurn }: { asked: Asked; onTurn(before: string | null): void }) {
  const title = useRef<HTMLHeadingElement>(null);
  const query = { query: queryOf(asked.filter, asked.before) };
  const { state, data, error, reload } = useApiQuery(auditLog, query, { staleTime: 0 });
  if (state === 'loading') return <CardSkeleton label={texts.loading} />;
  if (!data) return <LoadFailure title={texts.failed} error={error} onRetry={reload} />;
  const last = data.acts.at(-1);
  if (!last) {
    const isUnfiltered = asked.filter === EVERYTHING;
    return (
      <Card padding="none">
        <EmptyState icon="search" level={2} title={isUnfiltered ? texts.noneTitle : texts.emptyTitle}>
          {isUnfiltered ? texts.noneText : texts.emptyText}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card component="section">
      <Heading level={2} size={3} ref={title} tabIndex={-1}>
        {texts.list}
      </Heading>
      <ul style={{ margin: '8px 0 0', padding: 0, listStyle: 'none' }}>
        {data.acts.map((entry) => (
          <LogEntry key={entry.id} entry={entry} />
        ))}
      </ul>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {data.hasMore && (
          <Button variant="quiet" onClick={() => onTurn(last.id)}>
            {texts.earlier}
          </Button>
        )}
        {asked.before !== null && (
          <Button variant="text" onClick={() => onTurn(null)}>
            {texts.latest}
          </Button>
        )}
      </Box>
    </Card>
  );
}
