import { type ReactNode, useId } from 'react';
import { Heading } from 'shared-ui/core';

interface Props {
  title: string;
  /** The list; passed the id of its title. */
  children(titleId: string): ReactNode;
}

/** Passes of one kind below their title. */
export function PassSection({ title, children }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} size={3} id={titleId} sx={{ mb: 2 }}>
        {title}
      </Heading>
      {children(titleId)}
    </section>
  );
}
