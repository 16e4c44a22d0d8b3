import { lazyPart } from 'shared-platform';
import { texts } from '../../texts/leave-details.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

const ConfirmQuestion = lazyPart(
  () => import(/* webpackChunkName: "question" */ '../../shared/confirm-question.tsx'),
  { close: ({ onCancel }) => onCancel() },
);

/** Asks before the page is left with changes that are not saved. */
export function LeaveQuestion({ hasChanges }: { hasChanges: boolean }) {
  const { isAsking, stay, leave } = useLeaveQuestion(hasChanges);
  if (!isAsking) return null;
  return (
    <ConfirmQuestion
      open
      danger
      title={texts.title}
      confirmText={texts.leave}
      cancelText={texts.stay}
      onConfirm={leave}
      onCancel={stay}
    >
      {texts.text}
    </ConfirmQuestion>
  );
}
