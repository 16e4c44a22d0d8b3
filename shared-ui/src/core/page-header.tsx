import type { ReactNode, Ref } from 'react';
import { Heading } from './heading.tsx';
import type { Styleable } from './polymorphic.ts';
import { styled } from './styled.ts';
import { Text } from './text.tsx';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '16px 32px',
  paddingBlock: 'clamp(24px, 4vw, 48px) clamp(20px, 3vw, 32px)',
});

const Words = styled('div')({ flex: '1 1 280px', minWidth: 0, maxWidth: '720px' });

export interface PageHeaderProps extends Styleable {
  title: ReactNode;
  /** A small line above the title: the venue, a step. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** The h1, for moving focus after a navigation. It takes focus (`tabIndex -1`). */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The top of a page: its h1, a lead and its actions. */
export function PageHeader({ title, eyebrow, lead, actions, titleRef, sx }: PageHeaderProps) {
  return (
    <Root sx={sx}>
      <Words>
        {eyebrow && (
          <Text size="small" tone="muted" weight="bold" component="div" sx={{ mb: 1 }}>
            {eyebrow}
          </Text>
        )}
        <Heading level={1} ref={titleRef} tabIndex={-1}>
          {title}
        </Heading>
        {lead && (
          <Text size="lead" tone="muted" component="div" sx={{ mt: 1.5 }}>
            {lead}
          </Text>
        )}
      </Words>
      {actions && <div>{actions}</div>}
    </Root>
  );
}
