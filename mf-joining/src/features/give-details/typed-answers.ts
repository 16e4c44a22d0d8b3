import { atom, useAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import type { DataFields } from 'shared-contracts/data-fields';
import { useSession } from 'shared-platform';
import type { Answers } from 'shared-ui/data-fields';

interface Kept {
  owner: string | null;
  checksum: string;
  answers: Answers;
}

/** The path of the question that an account is found by. */
export const EMAIL_PATH = 'email';

const keptAtom = atom<Kept | null>(null);

/** For the draft on the server, which leaves passwords out. */
export { keptAtom as typedAnswersAtom };

/**
 * Keeps what is typed about the person while they look at another section or screen: in memory alone, a password is
 * among it. `before` is what they had typed into these fields.
 */
export function useTypedAnswers(owner: string | null, { checksum }: DataFields) {
  const [kept, setKept] = useAtom(keptAtom);
  const isTheirs = kept !== null && kept.owner === owner && kept.checksum === checksum;
  return {
    before: isTheirs ? kept.answers : null,
    keep: useCallback(
      (answers: Answers) => setKept({ owner, checksum, answers }),
      [setKept, owner, checksum],
    ),
    forget: () => setKept(null),
  };
}

/** Forgets the typed answers as soon as another person is here, as after a login. */
export function useClearOnPersonChange(): void {
  const { status, user } = useSession();
  const [kept, setKept] = useAtom(keptAtom);
  const owner = user?.id ?? null;
  const isOthers = status !== 'checking' && kept !== null && kept.owner !== owner;
  useEffect(() => {
    if (isOthers) setKept(null);
  }, [isOthers, setKept]);
}
