import { useState } from 'react';
import { Icon, styled, Text } from 'shared-ui/core';
import { texts } from '../../texts/check-documents.ts';

/** The same height with and before a picture, so that nothing below it moves as the picture is loaded. */
const Frame = styled('div')({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  aspectRatio: '8 / 5',
  overflow: 'hidden',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius-field, 12px)',
  background: 'var(--ui-ghost)',
});

const Picture = styled('img')({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '100%',
  objectFit: 'contain',
});

const WithoutPicture = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: '12px',
  padding: '24px',
  textAlign: 'center',
});

interface Props {
  /** Address of the file on this host, which the session's cookie opens. */
  address: string;
  person: string;
}

/**
 * A photo or scan as it was sent. The browser shows it as a picture only, so that nothing in it can run; a PDF, which it
 * cannot show this way, is for downloading.
 */
export function DocumentPreview({ address, person }: Props) {
  const [hasPicture, setPicture] = useState(true);
  return (
    <Frame>
      {hasPicture ? (
        <Picture src={address} alt={texts.picture(person)} loading="lazy" onError={() => setPicture(false)} />
      ) : (
        <WithoutPicture>
          <Icon name="eye-off" size={32} />
          <Text>{texts.noPicture}</Text>
        </WithoutPicture>
      )}
    </Frame>
  );
}
