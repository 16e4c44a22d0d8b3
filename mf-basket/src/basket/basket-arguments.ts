import type { SessionUser } from 'shared-platform';

/** Whose basket: the logged-in person's own. One shape for every call, so that all parts read one cached answer. */
export function basketArguments(user: SessionUser | null) {
  return { query: user ? { selected_user_id: user.id } : {} };
}
