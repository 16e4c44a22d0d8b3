import { Box, Heading, Skeleton, VisuallyHidden } from 'shared-ui/core';
import { useBasketWords } from '../../shared/basket/basket-words.ts';
import { cardWidth, fieldPairs } from '../../shared/field-pairs.ts';
import { formSection, formSections } from '../../shared/form-section.ts';
import { usePaymentTitle } from './payment-title.ts';

const wholeRow = { gridColumn: '1 / -1' };

interface FieldShape {
  name: string;
  isHalf?: boolean;
  hasHint?: boolean;
  /** A tick box has none to type into. */
  hasBox?: boolean;
}

const CARD: readonly FieldShape[] = [
  { name: 'number' },
  { name: 'expiry', isHalf: true, hasHint: true },
  { name: 'code', isHalf: true, hasHint: true },
  { name: 'holder' },
  { name: 'save', hasBox: false },
];
const BILLING: readonly FieldShape[] = [
  { name: 'first', isHalf: true },
  { name: 'last', isHalf: true },
  { name: 'line-one' },
  { name: 'line-two' },
  { name: 'city', isHalf: true },
  { name: 'postcode', isHalf: true },
];

/** The shape of the form on its way, as high as the form, so that nothing moves when it comes. */
export function PaymentSkeleton({ isFree }: { isFree: boolean }) {
  const words = useBasketWords();
  const title = usePaymentTitle();
  return (
    <Box aria-busy="true" sx={formSections}>
      <VisuallyHidden role="status">{words.checkout.loading}</VisuallyHidden>
      {isFree ? (
        <Skeleton width="60%" height={60} />
      ) : (
        <>
          <Box sx={{ display: 'grid', gap: '20px' }}>
            <div>
              <Heading level={2} size={3}>
                {title}
              </Heading>
              <Skeleton width="80%" height={24} sx={{ mt: '8px' }} />
            </div>
            <Box sx={{ mt: '8px', ...cardWidth }}>
              <FieldShapes fields={CARD} />
            </Box>
          </Box>
          <Box sx={formSection}>
            <Skeleton width={140} height={24} sx={{ mb: '8px' }} />
            <Skeleton width="80%" height={22} sx={{ mb: '16px' }} />
            <FieldShapes fields={BILLING} />
          </Box>
        </>
      )}
      <FormEndSkeleton isFree={isFree} />
    </Box>
  );
}

/** The shape of the terms and the pay button. */
export function FormEndSkeleton({ isFree }: { isFree: boolean }) {
  return (
    <>
      <Box sx={formSection}>
        <Skeleton width="55%" height={28} />
        <Skeleton width="70%" height={16} sx={{ my: 1.5 }} />
        <Skeleton width="40%" height={16} sx={{ my: 1 }} />
        <Skeleton width="45%" height={16} sx={{ my: 1 }} />
        <Skeleton width={120} height={44} sx={{ mt: 1 }} />
      </Box>
      <Box sx={{ ...formSection, display: 'grid', gap: '20px' }}>
        {!isFree && <Skeleton height={28} />}
        <Skeleton height={56} />
        <Skeleton width={120} height={44} sx={{ justifySelf: 'center' }} />
      </Box>
    </>
  );
}

function FieldShapes({ fields }: { fields: readonly FieldShape[] }) {
  return (
    <Box sx={fieldPairs}>
      {fields.map(({ name, isHalf, hasHint, hasBox = true }) => (
        <Box key={name} sx={isHalf ? {} : wholeRow}>
          <Skeleton width={hasBox ? 120 : 240} height={hasBox ? 22 : 44} sx={{ mb: '6px' }} />
          {hasHint && <Skeleton width="70%" height={20} sx={{ mb: '8px' }} />}
          {hasBox && <Skeleton height={50} />}
        </Box>
      ))}
    </Box>
  );
}
