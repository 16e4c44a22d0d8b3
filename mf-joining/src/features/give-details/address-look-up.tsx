import { useEffect, useEffectEvent, useState } from 'react';
import { type FoundAddress, findAddresses } from 'shared-contracts/api/addresses';
import { normalisePostcode } from 'shared-contracts/postcode';
import { useApiQuery } from 'shared-platform';
import { Text } from 'shared-ui/core';
import type { Answers } from 'shared-ui/data-fields';
import { Select } from 'shared-ui/forms';
import { texts } from '../../texts/address.ts';
import { ADDRESS_PATHS } from './account-questions.ts';

export interface AddressLookUpProps {
  /** A UK postcode, as typed. */
  postcode: string;
  /** The town in the form. One that the person typed stays as it is. */
  typedTown: string;
  fill(answers: Answers): void;
}

const asText = ({ lineOne, lineTwo, city }: FoundAddress): string =>
  [lineOne, lineTwo, city].filter(Boolean).join(', ');

const answersOf = ({ lineOne, lineTwo, city, postcode }: FoundAddress): Answers => ({
  [ADDRESS_PATHS.lineOne]: lineOne,
  [ADDRESS_PATHS.lineTwo]: lineTwo ?? '',
  [ADDRESS_PATHS.city]: city,
  [ADDRESS_PATHS.postcode]: postcode,
});

/**
 * The addresses at a postcode to choose one's own from, where the installation has a provider of them; else the postcode
 * fills in its town. Everything can be typed as well, and stays where nothing is found.
 */
export default function AddressLookUp({ postcode, typedTown, fill }: AddressLookUpProps) {
  const query = { postcode: normalisePostcode(postcode) };
  const { state, data, error } = useApiQuery(
    findAddresses,
    { query },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const [filledTown, setFilledTown] = useState('');
  const [chosen, setChosen] = useState({ postcode: '', index: '' });
  const { addresses = [], town = null } = data ?? {};
  const isTownAlone = state === 'success' && addresses.length === 0 && town !== null;

  const fillTown = useEffectEvent(() => {
    if (town === null || (typedTown !== '' && typedTown !== filledTown)) return;
    fill({ [ADDRESS_PATHS.city]: town });
    setFilledTown(town);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another postcode can have another town
  useEffect(() => {
    if (isTownAlone) fillTown();
  }, [isTownAlone, query.postcode]);

  function choose(index: string) {
    setChosen({ postcode: query.postcode, index });
    const address = addresses[Number(index)];
    if (address && index !== '') fill(answersOf(address));
  }

  if (error) {
    // An API without the call says nothing: everything is typed as ever.
    if (error.kind === 'not-found') return null;
    return (
      <Text size="small" tone="muted" role="status">
        {error.serverMessage ?? texts.failed}
      </Text>
    );
  }
  if (addresses.length > 0)
    return (
      <Select
        label={texts.choose}
        hint={texts.orType}
        optional
        placeholder={texts.found(addresses.length)}
        options={addresses.map((address, index) => ({ value: String(index), label: asText(address) }))}
        value={chosen.postcode === query.postcode ? chosen.index : ''}
        onChange={({ target }) => choose(target.value)}
      />
    );
  return (
    <Text size="small" tone="muted" role="status">
      {filledTown !== '' && filledTown === typedTown ? texts.townFilled(filledTown) : ''}
    </Text>
  );
}
