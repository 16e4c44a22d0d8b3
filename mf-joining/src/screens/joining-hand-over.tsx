import { useAtomValue } from 'jotai';
import { useSession } from 'shared-platform';
import { typedAnswersAtom } from '../features/give-details/typed-answers.ts';
import { HandOver } from '../features/hand-over/hand-over.tsx';
import { draftEntries } from '../shared/draft/draft-entries.ts';
import { useJoiningEntries } from '../shared/entries/use-joining-entries.ts';
import { useJoining } from '../shared/state/joining-provider.tsx';

/** At a kiosk a joining is not kept; once a membership is chosen, it can be handed over to a phone. */
export default function JoiningHandOver() {
  const { joining, stage } = useJoining();
  const { given } = useJoiningEntries();
  const owner = useSession().user?.id ?? null;
  const kept = useAtomValue(typedAnswersAtom);
  const entries = draftEntries(joining, given, kept?.owner === owner ? kept : null);
  if (!entries.choice || stage !== 'filling') return null;
  return <HandOver entries={entries} />;
}
