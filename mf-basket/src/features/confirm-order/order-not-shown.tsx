import { paths } from 'shared-contracts/links';
import { useAppName, useFlags, useLinks, useScreenTitle } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, Text } from 'shared-ui/core';
import { ScreenFailure } from '../../shared/screen-failure.tsx';
import { texts } from '../../texts/en.ts';
import { texts as failures } from '../../texts/failures.ts';
import { texts as orderTexts } from '../../texts/order.ts';

interface Props {
  /** It did not load, does not exist, or is of another account. */
  cause: 'order' | 'missing' | 'forbidden';
  onRetry(): void;
}

/** Title and text for the reader: the owner of the order, at a kiosk or not, or staff. */
function useWords(cause: Props['cause']): { title: string; text: string; where?: string } {
  const { kiosk } = useFlags();
  const isAtDesk = useAppName() === 'front-of-house';
  const { desk, order, missing } = failures;
  if (isAtDesk) return cause === 'order' ? desk.order : desk.missing;
  if (cause === 'order') return { ...order, where: kiosk ? order.whereKiosk : order.where };
  if (cause === 'missing' && kiosk) return { ...missing, text: missing.textKiosk };
  return failures[cause];
}

/** A confirmation without its order: whether the money is safe, and where the order is found. */
export function OrderNotShown({ cause, onRetry }: Props) {
  const { title, text, where } = useWords(cause);
  useScreenTitle(title);
  return (
    <ScreenFailure
      picture={cause === 'order' ? 'drop' : 'lost'}
      title={title}
      level={1}
      actions={
        <>
          {cause === 'order' && <Button onClick={onRetry}>{texts.tryAgain}</Button>}
          <Onward variant={cause === 'order' ? 'text' : 'primary'} />
        </>
      }
    >
      <Text>{text}</Text>
      {where && <Text sx={{ mt: 1 }}>{where}</Text>}
    </ScreenFailure>
  );
}

/** To the account, which has all orders; from a kiosk home, and at the desk to the next customer. */
function Onward({ variant }: { variant: 'primary' | 'text' }) {
  const { kiosk } = useFlags();
  const isAtDesk = useAppName() === 'front-of-house';
  const links = useLinks();
  if (!kiosk && !isAtDesk) {
    return (
      <Button variant={variant} href={links.cross('my-account', paths.home)}>
        {orderTexts.confirmation.account}
      </Button>
    );
  }
  return (
    <Button variant={variant} component={Link} to={links.to(paths.home)}>
      {isAtDesk ? orderTexts.receipt.next : failures.goHome}
    </Button>
  );
}
