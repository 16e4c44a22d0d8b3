import { Notice, Text } from 'shared-ui/core';
import { texts } from '../../texts/desk.ts';
import { adviceOn } from './search-advice.ts';

const words = texts.find;

/** No account was found: what was searched for, and what to try. */
export function NoMatch({ typed }: { typed: string }) {
  return (
    <Notice severity="warning" live={false} title={words.none(typed)}>
      <Text>{words.advice[adviceOn(typed)]}</Text>
    </Notice>
  );
}
