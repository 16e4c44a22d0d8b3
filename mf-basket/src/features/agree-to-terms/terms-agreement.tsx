import type { ReactNode } from 'react';
import { lazyPart } from 'shared-platform';
import { Box, Button, Heading, Notice, Text } from 'shared-ui/core';
import { formSection } from '../../shared/form-section.ts';
import { texts } from '../../texts/en.ts';
import type { TermsAgreement as Agreement } from './use-terms.ts';

const AgreementDialog = lazyPart(() => import(/* webpackChunkName: "terms" */ './agreement-dialog.tsx'), {
  close: ({ onCancel }) => onCancel(),
  isOpen: ({ open }) => open,
});

interface Props {
  agreement: Agreement;
  isOpen: boolean;
  /** Words for staff, with a button that shows the customer the terms. */
  atDesk?: { unread: string; agreed: string; show: string };
  /** Agreeing to them is the next step, so that its button is the loud one. */
  isNext?: boolean;
  onOpen(): void;
  onClose(): void;
  /** Shape of the terms and of what is below, shown while they load. */
  skeleton: ReactNode;
  /** Below the terms, whose number is not known before they have loaded. */
  children: ReactNode;
}

const belowWords = { display: 'grid', gap: '8px', justifyItems: 'start' };
/** At the desk the button takes no line of its own, so that the one that ends the sale is in view. */
const besideWords = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 24px',
  '& > button': { width: { xs: '100%', sm: 'auto' } },
};

/** The terms of an order, and what is below them. */
export function TermsAgreement({ skeleton, children, ...props }: Props) {
  if (props.agreement.state === 'loading') return skeleton;
  return (
    <>
      <Terms {...props} />
      {children}
    </>
  );
}

/** List of the terms, whether they were agreed to, and the dialog to read them. */
function Terms({ agreement, isOpen, atDesk, isNext, onOpen, onClose }: Omit<Props, 'skeleton' | 'children'>) {
  const { state, terms, isAgreed } = agreement;
  const words = atDesk ?? texts.terms;
  const heading = (
    <Heading level={2} size={3} id="terms-heading">
      {texts.terms.title}
    </Heading>
  );
  if (state === 'error') {
    return (
      <Box
        component="section"
        aria-labelledby="terms-heading"
        sx={{ ...formSection, display: 'grid', gap: '16px' }}
      >
        {heading}
        <Notice
          severity="danger"
          action={
            <Button variant="quiet" size="small" onClick={agreement.reload}>
              {texts.tryAgain}
            </Button>
          }
        >
          {texts.terms.loadFailed}
        </Notice>
      </Box>
    );
  }
  if (terms.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby="terms-heading"
      sx={{ ...formSection, ...(atDesk ? besideWords : belowWords) }}
    >
      <Box sx={{ display: 'grid', gap: '8px' }}>
        {heading}
        <Text role="status">{isAgreed ? words.agreed : words.unread}</Text>
        {!isAgreed && (
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {terms.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </Box>
        )}
      </Box>
      <Button
        variant={isAgreed || !atDesk ? 'text' : isNext ? 'primary' : 'quiet'}
        size="small"
        onClick={onOpen}
      >
        {atDesk ? atDesk.show : texts.terms.read}
      </Button>
      <AgreementDialog
        open={isOpen}
        terms={terms}
        onAgree={() => {
          agreement.agree();
          onClose();
        }}
        onCancel={onClose}
      />
    </Box>
  );
}
