import type { CartItem } from 'shared-contracts/api/basket';
import { AT_KIOSK } from 'shared-contracts/kiosk-styles';
import { paths } from 'shared-contracts/links';
import { useAppName, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Box, Button, Card, Heading, Icon, Notice, Text, VisuallyHidden } from 'shared-ui/core';
import { priceText, whenText, whereText } from '../../shared/basket/basket-lines.ts';
import type { JoinedLine } from '../../shared/basket/joined-lines.ts';
import { Fees } from '../../shared/fees.tsx';
import { texts } from '../../texts/en.ts';
import { texts as words } from '../../texts/review.ts';
import { LinePrice } from './line-price.tsx';
import type { ChangeLine } from './use-change-line.ts';

interface Props {
  item: CartItem;
  /** The bookings that it shows as one. */
  ids: JoinedLine['ids'];
  /** Its name among others for the same class. */
  name: string;
  isRemoving: boolean;
  change: ChangeLine;
  onRemove(): void;
  /** The total leaves it out. */
  isStruck: boolean;
}

/** Name and price, read from an arm's length. */
const large = { [AT_KIOSK]: { fontSize: '1.5rem' } };

const fact = {
  display: 'flex',
  gap: '8px',
  alignItems: 'flex-start',
  // In the middle of the first line, however large its words are.
  '& > svg': { flex: 'none', width: '1.25em', height: '1.25em', mt: 'calc((1lh - 1.25em) / 2)' },
  [AT_KIOSK]: { fontSize: '1.1875rem' },
};

const line = { display: 'grid', gap: 2, [AT_KIOSK]: { gap: 1.5 } };

/** The way out of the basket shares the last line of the facts, so that more of the basket is in view. */
const lastFact = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 30px',
  '& > button': { marginBlock: '-10px' },
};

/** The ways out of a problem, within its notice. */
const ways = { display: 'flex', flexWrap: 'wrap', gap: 1 };

/** The price without a benefit, before the one to pay. */
function FullPrice({ formatted }: { formatted: string }) {
  return (
    <Text component="s" tone="muted" sx={{ mr: 1, fontSize: '1rem' }}>
      <VisuallyHidden>{words.fullPrice} </VisuallyHidden>
      {formatted}
    </Text>
  );
}

/** One thing in the basket: what, when, where, for whom, and what it costs and why. */
export function BasketLine({ item, ids, name, isRemoving, change, onRemove, isStruck }: Props) {
  const links = useLinks();
  const app = useAppName();
  const hasPage = app === 'bookings' && item.type === 'activity' && !item.isCourt && !item.clash;
  // A benefit or a package says further down why the price is as it is, and how to go without.
  const isExplained = item.type === 'activity' && (item.benefit !== null || item.packageUsage !== null);
  const fullPrice = item.type === 'activity' ? item.benefit?.formattedFullPrice : undefined;
  const priceNote = isExplained ? null : item.priceReason;
  const wayOut = (
    <Button
      variant={item.problem ? 'quiet' : 'text'}
      size="small"
      sx={{ [AT_KIOSK]: { fontSize: '1.0625rem' } }}
      startIcon="trash"
      aria-label={texts.basket.removeLine(name)}
      loading={isRemoving}
      loadingText={texts.basket.removing}
      onClick={onRemove}
    >
      {texts.basket.remove}
    </Button>
  );
  return (
    <Card component="li" sx={line}>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Heading level={3} sx={{ minWidth: 0, overflowWrap: 'anywhere', ...large }}>
          {item.name}
        </Heading>
        <Box sx={{ flex: 'none', textAlign: 'right' }}>
          <Text
            component={isStruck ? 's' : 'p'}
            tone={isStruck ? 'muted' : 'inherit'}
            weight="bold"
            size="lead"
            sx={large}
          >
            {fullPrice && !isStruck && <FullPrice formatted={fullPrice} />}
            {priceText(item)}
          </Text>
          {priceNote && (
            <Text size="small" tone="muted">
              {priceNote}
            </Text>
          )}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        <Text component="div" sx={fact}>
          <Icon name="calendar" size={20} />
          {whenText(item)}
        </Text>
        <Text component="div" sx={fact}>
          <Icon name="pin" size={20} />
          {whereText(item)}
        </Text>
        <Box sx={lastFact}>
          <Text component="div" sx={fact}>
            <Icon name="user" size={20} />
            <span>
              {texts.basket.forWhom(item.purchasedFor.name)}
              {item.type === 'activity' && item.addedByStaff && (
                <Text component="span" size="small" tone="muted" sx={{ display: 'block' }}>
                  {words.addedByStaff}
                </Text>
              )}
            </span>
          </Text>
          {!item.problem && wayOut}
        </Box>
      </Box>
      {item.type === 'membership' && <Fees fees={item.fees} />}
      {item.type === 'activity' && <LinePrice item={item} ids={ids} name={name} change={change} />}
      {item.formattedPreviousPrice && (
        <Text component="div" tone="warning" sx={fact}>
          <Icon name="info" size={20} />
          {texts.basket.priceChanged(item.formattedPreviousPrice, item.formattedPrice)}
        </Text>
      )}
      {item.problem && (
        <Notice
          severity="warning"
          action={
            <Box sx={ways}>
              {item.type === 'activity' && item.clash && (
                <Button
                  variant="quiet"
                  size="small"
                  disabled={change.changing !== null}
                  aria-label={words.keepBothOf(name, item.clash.name)}
                  onClick={() => void change.keepBoth(item.id)}
                >
                  {words.keepBoth}
                </Button>
              )}
              {wayOut}
              {hasPage && (
                <Button
                  variant="text"
                  size="small"
                  component={Link}
                  to={links.to(paths.session(item.venue.slug, item.objectId))}
                  aria-label={words.otherTimesOf(name)}
                >
                  {words.otherTimes}
                </Button>
              )}
            </Box>
          }
        >
          {item.problem}
        </Notice>
      )}
    </Card>
  );
}
