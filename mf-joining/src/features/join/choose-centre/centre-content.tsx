import { Text } from 'shared-ui/core';
import { texts } from '../../../texts/en.ts';
import { LostChoiceNotice } from '../messages/lost-choice.tsx';
import type { SectionContentProps } from '../sections/section-module.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { CentreChoice } from './centre-choice.tsx';
import { ChosenCentre } from './chosen-centre.tsx';
import { useCentre } from './use-centre.ts';

/** The home centre: the one chosen, with the way to another, or the choice. */
export function CentreContent({ onFinish }: SectionContentProps) {
  const { joining } = useJoining();
  const { centre, isUnknown } = useCentre(joining.centreSlug);
  const isChosen = joining.centreSlug !== null && !isUnknown;
  return (
    <>
      <Text tone="muted" sx={{ mb: 2.5 }}>
        {texts.centre.lead}
      </Text>
      <LostChoiceNotice />
      {isChosen ? <ChosenCentre centre={centre} onFinish={onFinish} /> : <CentreChoice />}
    </>
  );
}
