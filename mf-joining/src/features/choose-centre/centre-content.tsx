import { Text } from 'shared-ui/core';
import { useCentre } from '../../shared/centre/use-centre.ts';
import type { SectionContentProps } from '../../shared/sections/section-module.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { UnavailableChoiceNotice } from '../../shared/unavailable-choice.tsx';
import { texts } from '../../texts/en.ts';
import { CentreChoice } from './centre-choice.tsx';
import { ChosenCentre } from './chosen-centre.tsx';

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
      <UnavailableChoiceNotice />
      {isChosen ? <ChosenCentre centre={centre} onFinish={onFinish} /> : <CentreChoice />}
    </>
  );
}
