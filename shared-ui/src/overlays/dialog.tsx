import MuiDialog from '@mui/material/Dialog';
import { type ReactNode, useId } from 'react';
import { Heading } from '../core/heading.tsx';
import { IconButton } from '../core/icon-button.tsx';
import { styled } from '../core/styled.ts';
import { useMediaQuery } from '../core/use-media-query.ts';
import { texts } from '../texts/en.ts';
import { breakpoints } from '../theme/breakpoints.ts';
import { MuiTheme } from '../theme/mui-theme.tsx';
import { useCloseRequest } from './use-close-request.ts';
import { useScrollFocus } from './use-scroll-focus.ts';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '16px',
  padding: '20px 12px 12px 24px',
  '& > h2': { paddingTop: '11px' },
});

const Body = styled('div')({
  flex: '1 1 auto',
  overflowY: 'auto',
  padding: '4px 24px 24px',
  overscrollBehavior: 'contain',
  // Content that continues below fades at the edge; the last of it is clear of that.
  scrollPaddingBottom: 24,
  '@media not (forced-colors: active)': {
    maskImage: 'linear-gradient(to top, transparent, #000 24px)',
  },
});

/** On a phone the answers share the width, or have a line each where they do not fit side by side. */
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: '8px 12px',
  padding: '16px 24px max(20px, env(safe-area-inset-bottom))',
  borderTop: '1px solid var(--ui-border)',
  [theme.breakpoints.down('sm')]: {
    '--button-outset': '0px',
    padding: '12px 24px max(16px, env(safe-area-inset-bottom))',
    '& > *': { flexGrow: 1 },
  },
}));

const VIEW_TOP = 'var(--view-top, 0px)';
const VIEW_HEIGHT = 'var(--view-height, 100%)';

export interface DialogProps {
  open: boolean;
  /** Escape, the close button or the backdrop. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** Largest width in CSS pixels, 560 by default. */
  maxWidth?: number | undefined;
  /** Fills the screen under 576 px; on by default. */
  fullScreenOnPhone?: boolean | undefined;
  /** Height of the screen, at most 760 px: for a list that changes while someone types. */
  fillsHeight?: boolean | undefined;
  /** Must be answered: no close button, and neither Escape nor the backdrop close it. */
  mustAnswer?: boolean | undefined;
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Called when the closing animation has ended. */
  onClosed?: (() => void) | undefined;
}

/** Mounted only with the dialog's content, when there is a box to watch. */
function ScrollingBody({ id, children }: { id: string; children: ReactNode }) {
  const { ref, tabIndex } = useScrollFocus();
  return (
    <Body id={id} ref={ref} tabIndex={tabIndex}>
      {children}
    </Body>
  );
}

/** A titled dialog that keeps focus inside and gives it back. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, maxWidth = 560, fullScreenOnPhone = true } = props;
  const { fillsHeight = false, mustAnswer = false, role = 'dialog', onClosed } = props;
  const id = useId();
  const phone = useMediaQuery(`(max-width: ${breakpoints.sm - 0.02}px)`);
  const onCloseRequest = useCloseRequest(open, mustAnswer ? undefined : onClose);
  const full = phone && fullScreenOnPhone;
  const paper = {
    width: '100%',
    maxWidth: full ? 'none' : maxWidth,
    m: full ? 0 : 2,
    borderRadius: full ? 0 : 'var(--ui-radius)',
    ...(fillsHeight && !full && { height: 760 }),
  };
  return (
    <MuiTheme>
      <MuiDialog
        open={open}
        onClose={onCloseRequest}
        fullScreen={full}
        role={role}
        aria-labelledby={`${id}-title`}
        aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
        slotProps={{
          paper: { elevation: 0, sx: paper },
          // In a frame as tall as its page, only a part is visible.
          container: { sx: { position: 'absolute', insetInline: 0, top: VIEW_TOP, height: VIEW_HEIGHT } },
          backdrop: { sx: { bgcolor: 'rgb(31 28 24 / 0.55)' } },
          ...(onClosed && { transition: { onExited: onClosed } }),
        }}
      >
        <Head>
          <Heading level={2} size={3} id={`${id}-title`}>
            {title}
          </Heading>
          {!mustAnswer && <IconButton icon="close" label={texts.close} onClick={onClose} />}
        </Head>
        <ScrollingBody id={`${id}-body`}>{children}</ScrollingBody>
        {actions && <Foot>{actions}</Foot>}
      </MuiDialog>
    </MuiTheme>
  );
}
