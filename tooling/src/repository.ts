import path from 'node:path';

/** The checkout this tooling belongs to. */
export const root = path.resolve(import.meta.dirname, '../..');

/** A path inside the checkout. */
export const inRoot = (...parts: string[]): string => path.join(root, ...parts);

/** Every remote that is built with the house. */
export const remotes = ['mf-navigation', 'mf-bookings', 'mf-basket', 'mf-joining', 'mf-account'] as const;
export type RemoteName = (typeof remotes)[number];
