import type { ActivityCartItem } from 'shared-contracts/api/basket';
import { lazyPart } from 'shared-platform';
import { Box, Button, Skeleton, Text } from 'shared-ui/core';
import type { JoinedLine } from '../../shared/basket/joined-lines.ts';
import { texts as words } from '../../texts/review.ts';
import type { ChangeLine } from './use-change-line.ts';

const PriceChoice = lazyPart(() => import(/* webpackChunkName: "price-choice" */ './price-choice.tsx'), {
  pending: () => <Skeleton height={76} />,
});

/** As high as its words: the room of its button is within that of the card. On a phone every button is below its words. */
const row = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: { sm: 'wrap' },
  gap: '14px 16px',
  alignItems: { xs: 'flex-start', sm: 'center' },
  '& > button': { marginBlock: '-10px' },
};

interface Props {
  item: ActivityCartItem;
  /** The bookings that it shows as one. */
  ids: JoinedLine['ids'];
  name: string;
  change: ChangeLine;
}

/** Reason for the price of a class, and the choices that change it; nothing if there is no choice. */
export function LinePrice({ item, ids, name, change }: Props) {
  const { id, benefit, packageUsage, packageOffer, options } = item;
  const isBusy = change.changing !== null;
  return (
    <>
      {benefit && (
        <Box sx={row}>
          <Text>{words.saving(benefit.name, benefit.formattedSaving)}</Text>
          <Button
            variant="text"
            size="small"
            disabled={isBusy}
            aria-label={words.removeBenefitOf(name)}
            onClick={() => void change.removeBenefit(ids)}
          >
            {words.removeBenefit}
          </Button>
        </Box>
      )}
      {packageUsage && (
        <Box sx={row}>
          <Text>{words.packageUsed(packageUsage.name)}</Text>
          <Button
            variant="text"
            size="small"
            disabled={isBusy}
            aria-label={words.removePackageOf(name)}
            onClick={() => void change.removePackageUsage(id)}
          >
            {words.removePackage}
          </Button>
        </Box>
      )}
      {(packageOffer || (!benefit && !packageUsage && options.length > 1)) && (
        <PriceChoice
          item={item}
          name={name}
          isBusy={isBusy}
          onChoose={(option) => void change.choosePrice(id, option)}
        />
      )}
    </>
  );
}
