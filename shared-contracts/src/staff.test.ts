import { expect, it } from 'vitest';
import { isManager } from './staff.ts';

it.each([
  ['a manager', { isStaff: true, staffRole: 'manager' }, true],
  ['the desk', { isStaff: true, staffRole: 'desk' }, false],
  ['staff of a server without roles', { isStaff: true, staffRole: null }, true],
  ['staff of an older server', { isStaff: true }, true],
  ['a manager who has not proved who they are', { isStaff: false, staffRole: 'manager' }, false],
  ['a customer', { isStaff: false, staffRole: null }, false],
] as const)('%s', (_who, user, expected) => expect(isManager(user)).toBe(expected));
