// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { renderWithPlatform } from 'shared-platform/testing';
import { describe, expect, it } from 'vitest';
import { CostList } from './cost-list.tsx';

const row = { label: 'Membership for 12 months', amount: '£352.00', isTerm: true };
const price = { rows: [row], toPayNow: '£352.00', reviewNotes: ['New membership price: £24.00'], notes: [] };

describe('the parts of a price', () => {
  it('are shown with their sum and the notes', () => {
    renderWithPlatform(<CostList price={price} isRefreshing={false} />);
    expect(screen.getByText('Membership for 12 months')).toBeInTheDocument();
    expect(screen.getByText('New membership price: £24.00')).toBeInTheDocument();
  });

  it('repeat nothing beside the review step', () => {
    renderWithPlatform(<CostList price={price} isRefreshing={false} isShort />);
    expect(screen.getByText('To pay now')).toBeInTheDocument();
    expect(screen.getAllByText('£352.00')).toHaveLength(1);
    expect(screen.queryByText('New membership price: £24.00')).not.toBeInTheDocument();
  });

  it('are all there beside it where a term is not the only one', () => {
    const fee = { label: 'Setup fee', amount: '£20.00' };
    renderWithPlatform(
      <CostList price={{ ...price, rows: [row, fee], toPayNow: '£372.00' }} isRefreshing={false} isShort />,
    );
    expect(screen.getByText('Membership for 12 months')).toBeInTheDocument();
    expect(screen.getByText('Setup fee')).toBeInTheDocument();
  });
});
