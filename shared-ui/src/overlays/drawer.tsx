import MuiDrawer from '@mui/material/Drawer';
import { Box } from '@mui/system';
import { type ReactNode, useId } from 'react';
import { BrandArea } from '../core/brand-area.tsx';
import { Heading } from '../core/heading.tsx';
import { IconButton } from '../core/icon-button.tsx';
import { styled } from '../core/styled.ts';
import { VisuallyHidden } from '../core/visually-hidden.tsx';
import { texts } from '../texts/en.ts';
import { MuiTheme } from '../theme/mui-theme.tsx';
import { useCloseRequest } from './use-close-request.ts';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minHeight: '72px',
  padding: '12px 12px 12px 24px',
});

const Body = styled('div')({
  flex: 1,
  overflowY: 'auto',
  padding: '0 24px 24px',
  overscrollBehavior: 'contain',
});

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Names the drawer; shown unless `hideTitle`. */
  title: string;
  hideTitle?: boolean | undefined;
  side?: 'left' | 'right' | undefined;
  /** Width in CSS pixels, 360 by default, never more than the screen. */
  width?: number | undefined;
  /** `header`: the colours of the venue's header. */
  tone?: 'surface' | 'header' | undefined;
  children?: ReactNode;
}

const panel = { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 } as const;

/** A panel from the side that keeps focus inside and gives it back. */
export function Drawer(props: DrawerProps) {
  const { open, onClose, title, hideTitle, side = 'right', width = 360, tone = 'surface', children } = props;
  const id = useId();
  const onCloseRequest = useCloseRequest(open, onClose);
  const content = (
    <>
      <Head>
        {hideTitle ? (
          <VisuallyHidden as="h2" id={id}>
            {title}
          </VisuallyHidden>
        ) : (
          <Heading level={2} size={3} id={id}>
            {title}
          </Heading>
        )}
        <IconButton icon="close" label={texts.close} onClick={onClose} />
      </Head>
      <Body>{children}</Body>
    </>
  );
  return (
    <MuiTheme>
      <MuiDrawer
        open={open}
        onClose={onCloseRequest}
        anchor={side}
        slotProps={{
          root: { role: 'presentation' },
          paper: {
            elevation: 0,
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': id,
            sx: { width: `min(${width}px, 100vw)`, borderRadius: 0 },
          },
          backdrop: { sx: { bgcolor: 'rgb(31 28 24 / 0.55)' } },
        }}
      >
        {tone === 'header' ? (
          <BrandArea tone="header" sx={panel}>
            {content}
          </BrandArea>
        ) : (
          <Box sx={panel}>{content}</Box>
        )}
      </MuiDrawer>
    </MuiTheme>
  );
}
