import { useState } from 'react';
import type { User } from 'shared-contracts/api/auth';
import { styled } from 'shared-ui/core';

/** Width and height in CSS pixels. */
export const PHOTO_SIZE = 64;

const Round = styled('span')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: PHOTO_SIZE,
  height: PHOTO_SIZE,
  overflow: 'hidden',
  borderRadius: '50%',
  background: 'var(--brand-wash)',
  color: 'var(--brand-strong)',
  fontSize: '1.375rem',
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
});

const initialsOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].map((name) => name.trim().charAt(0).toUpperCase()).join('');

/** The person's photo, or their initials. The name is beside it in words, so it says nothing by itself. */
export function ProfilePhoto({ user }: { user: Pick<User, 'firstName' | 'lastName' | 'profilePhoto'> }) {
  const [broken, setBroken] = useState<string | null>(null);
  const photo = user.profilePhoto === broken ? null : user.profilePhoto;
  return (
    <Round aria-hidden="true">
      {photo ? <img src={photo} alt="" onError={() => setBroken(photo)} /> : initialsOf(user)}
    </Round>
  );
}
