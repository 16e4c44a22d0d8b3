// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ProfilePhoto } from './profile-photo.tsx';

afterEach(cleanup);

describe('the photo of a person', () => {
  const person = { firstName: ' sam', lastName: 'New' };
  const image = () => document.querySelector('img');

  it('is theirs', () => {
    render(<ProfilePhoto user={{ ...person, profilePhoto: '/photos/7.jpg' }} />);
    expect(image()).toHaveAttribute('src', '/photos/7.jpg');
  });

  it('is their initials without one, and when it does not load', () => {
    render(<ProfilePhoto user={{ ...person, profilePhoto: null }} />);
    expect(screen.getByText('SN')).toBeInTheDocument();
    cleanup();
    render(<ProfilePhoto user={{ ...person, profilePhoto: '/gone.jpg' }} />);
    fireEvent.error(image() as HTMLImageElement);
    expect(screen.getByText('SN')).toBeInTheDocument();
  });
});
