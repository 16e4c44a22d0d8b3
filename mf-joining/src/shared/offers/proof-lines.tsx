import { Text } from 'shared-ui/core';
import { texts } from '../../texts/proof.ts';
import { useHeld } from './use-held.ts';

interface Props {
  size?: 'small';
}

/** Says what a membership is worth until its proof is accepted, and that a change ends the one held now all the same. */
export function ProofLines({ size }: Props) {
  const { membership: held } = useHeld().data ?? {};
  return (
    <>
      <Text size={size}>{texts.pending}</Text>
      {held && <Text size={size}>{texts.ends(held.name)}</Text>}
    </>
  );
}
