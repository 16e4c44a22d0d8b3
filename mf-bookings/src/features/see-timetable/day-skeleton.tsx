import { Skeleton, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { Action, Places, Price, Row, SessionList, SessionTitle, Time } from './session-row-layout.ts';

const ROWS = [...'abcdefghijkl'];

/** The shape of a day on its way. */
export function DaySkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{texts.timetable.loading}</VisuallyHidden>
      <SessionList aria-hidden="true">
        {ROWS.map((row) => (
          <Row key={row}>
            <Time as="div">
              <Skeleton width={88} sx={{ my: '4px' }} />
            </Time>
            <SessionTitle>
              <Skeleton width="44%" sx={{ mt: '3px' }} />
              {/* Ends before the button in the line below. */}
              <Skeleton width="52%" sx={{ mt: 1 }} />
            </SessionTitle>
            <Price as="div">
              <Skeleton width={56} />
            </Price>
            <Places>
              <Skeleton width={104} height={28} />
            </Places>
            <Action>
              <Skeleton height={44} sx={{ width: '100%', minWidth: '126px' }} />
            </Action>
          </Row>
        ))}
      </SessionList>
    </>
  );
}
