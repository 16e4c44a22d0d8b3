import { Skeleton, Stack, styled, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/session.ts';

/** The shape of the page: a picture and its facts beside the card with the price, on a phone one below the other. */
const Columns = styled('div')({
  display: 'grid',
  gap: '32px 56px',
  '@media (min-width: 951px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    alignItems: 'start',
    '& > :nth-of-type(2)': { gridColumn: 2, gridRow: '1 / span 2' },
  },
});

const Card = styled('div')({
  display: 'grid',
  gap: '4px',
  padding: '16px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
});

/** Lines of a text, as far apart as in it. */
const Lines = styled('div')({
  display: 'grid',
  gap: '6px',
  maxWidth: '68ch',
  '& > :first-of-type': { marginBottom: '6px' },
});

/** A fact with its sign, and the lines below its name. */
const Fact = styled('div')({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '6px 14px',
  marginBottom: '22px',
  '& > *': { gridColumn: 2 },
  '& > :first-of-type': { gridColumn: 1, gridRow: '1 / span 2', borderRadius: '50%' },
});

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '24px', padding: '12px 0' });

/** Another time, with its button. */
const Time = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 120px',
  alignItems: 'center',
  padding: '10px 0',
  borderTop: '1px solid var(--ui-border)',
});

const FACTS = { where: ['62%', '54%'], level: ['24%'], whom: ['38%'], support: ['90%', '82%'] };
const WAYS = { share: 70, calendar: 136, weekly: 156 };
const READ = { about: ['100%', '94%', '48%'], before: ['98%', '62%'], cancel: ['90%', '70%'] };
const TIMES = ['40%', '42%', '38%', '41%', '39%'];

const lines = (widths: readonly string[]) =>
  widths.map((width) => <Skeleton key={width} width={width} height={18} />);

export function SessionSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Stack spacing={1} sx={{ pt: 1, mb: 3 }}>
        <Skeleton width={140} height={18} />
        <Skeleton width="min(320px, 60%)" height="clamp(38px, 2rem + 1.9vw, 56px)" />
        <Skeleton width="min(380px, 75%)" height={22} />
        <Skeleton width={100} height={22} sx={{ display: { sm: 'none' } }} />
      </Stack>
      <Columns>
        <div>
          <Skeleton height="clamp(120px, 18vw, 220px)" />
        </div>
        <Card>
          <Skeleton width={72} height={18} />
          <Skeleton width={88} height={32} />
          <Skeleton height={48} sx={{ mt: 1.5 }} />
          <Skeleton width={60} height={22} sx={{ mt: 2.5 }} />
          <Skeleton height={28} sx={{ mt: 2.5 }} />
          <Skeleton height={28} sx={{ mt: 2, mb: 1 }} />
        </Card>
        <Stack spacing={4}>
          <div>
            {Object.entries(FACTS).map(([fact, widths]) => (
              <Fact key={fact}>
                <Skeleton width={24} height={24} />
                <Skeleton width={70} height={15} />
                {lines(widths)}
              </Fact>
            ))}
            <Ways>
              {Object.entries(WAYS).map(([way, width]) => (
                <Skeleton key={way} width={width} height={20} />
              ))}
            </Ways>
          </div>
          {Object.entries(READ).map(([part, widths]) => (
            <Lines key={part}>
              <Skeleton width={180} height={26} />
              {lines(widths)}
            </Lines>
          ))}
          <div>
            <Skeleton width={140} height={26} sx={{ mb: 1.5 }} />
            {TIMES.map((width) => (
              <Time key={width}>
                <Stack spacing={0.75}>
                  <Skeleton width={width} height={18} />
                  <Skeleton width="28%" height={16} />
                </Stack>
                <Skeleton height={44} />
              </Time>
            ))}
          </div>
        </Stack>
      </Columns>
    </div>
  );
}
