import { Skeleton } from 'shared-ui/core';

const GHOSTS = ['a', 'b', 'c', 'd'];

/** In place of a row of cards until they are known. */
export const GhostCards = () =>
  GHOSTS.map((ghost) => (
    <li key={ghost}>
      <Skeleton height="100%" />
    </li>
  ));
