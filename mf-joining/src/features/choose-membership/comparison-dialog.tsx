import { useId } from 'react';
import { isEligible } from 'shared-contracts/memberships';
import { Button, styled, Text, VisuallyHidden } from 'shared-ui/core';
import { Dialog } from 'shared-ui/overlays';
import type { Offer } from '../../shared/offers/offers.ts';
import { texts } from '../../texts/compare.ts';
import { comparisonRows } from './comparison-rows.ts';

const Table = styled('table')({
  display: 'block',
  overflowWrap: 'anywhere',
  '& :is(thead, tbody)': { display: 'block' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--count), minmax(0, 1fr))',
    gap: '4px 12px',
    padding: '12px 0',
    borderTop: '1px solid var(--ui-border)',
  },
  '& :is(th, td)': { padding: 0, textAlign: 'start' },
  '& th[scope="row"]': {
    gridColumn: '1 / -1',
    color: 'var(--ui-muted)',
    fontSize: '0.875rem',
    fontWeight: 400,
  },
  // The first thing that is compared is the price.
  '& tbody tr:first-of-type td': { fontWeight: 700, fontSize: '1.0625rem' },
  // The names and the buttons stay in view while the rest scrolls by.
  '& thead': { position: 'sticky', top: '-4px', zIndex: 1, background: 'var(--ui-surface)' },
  '& thead tr': { padding: '4px 0', borderTop: 0 },
  '& thead tr + tr': { paddingBottom: '12px' },
  '& thead td:empty': { display: 'none' },
  '@container (min-width: 640px)': {
    '& tr': { gridTemplateColumns: 'minmax(9em, 1fr) repeat(var(--count), minmax(0, 1fr))' },
    '& th[scope="row"]': { gridColumn: 'auto' },
    '& thead td:empty': { display: 'block' },
  },
});

const Frame = styled('div')({ containerType: 'inline-size' });

interface Props {
  offers: readonly Offer[];
  /** Reason that an offer cannot be bought; empty when it can. */
  refusalsOf(offer: Offer): readonly string[];
  isOpen: boolean;
  hasSetupFee: boolean;
  onChoose(offer: Offer): void;
  onClose(): void;
}

/** Two or three memberships side by side. */
export default function ComparisonDialog(props: Props) {
  const { offers, refusalsOf, isOpen, hasSetupFee, onChoose, onClose } = props;
  const id = useId();
  const refusalId = ({ type }: Offer) => `${id}-${type.id}`;

  function choose(offer: Offer) {
    onClose();
    onChoose(offer);
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title={texts.title} maxWidth={860}>
      <Frame>
        <Table aria-label={texts.title} style={{ '--count': offers.length } as object}>
          <thead>
            <tr>
              <td />
              {offers.map(({ type }) => (
                <th key={type.id} scope="col">
                  {type.name}
                </th>
              ))}
            </tr>
            <tr>
              <th scope="row">
                <VisuallyHidden>{texts.choose}</VisuallyHidden>
              </th>
              {offers.map((offer) => (
                <td key={offer.type.id}>
                  <Button
                    variant="quiet"
                    size="small"
                    fullWidth
                    disabled={!isEligible(offer.option) || refusalsOf(offer).length > 0}
                    aria-describedby={refusalsOf(offer).length > 0 ? refusalId(offer) : undefined}
                    aria-label={texts.chooseNamed(offer.type.name)}
                    onClick={() => choose(offer)}
                  >
                    {texts.choose}
                  </Button>
                  {refusalsOf(offer).length > 0 && (
                    <Text id={refusalId(offer)} size="small" tone="danger">
                      {refusalsOf(offer).join('. ')}
                    </Text>
                  )}
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparisonRows(offers, hasSetupFee).map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, index) => (
                  <td key={offers[index]?.type.id}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
    </Dialog>
  );
}
