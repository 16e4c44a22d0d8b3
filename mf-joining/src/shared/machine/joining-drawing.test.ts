import fs from 'node:fs';
import { expect, test } from 'vitest';
import { joiningSteps } from '../../testing/joining-steps.ts';
import { stageOf } from './joining-machine.ts';

const document = fs.readFileSync(new URL('../../../../docs/joining.md', import.meta.url), 'utf8');

/** Mermaid takes a hyphen in a name for the start of an arrow. */
const drawnName = (stage: string) => stage.replaceAll('-', '_');

test('the drawing in docs/joining.md has every arrow of the table, and no other', () => {
  const drawn = document
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^\S+ --> \S+: /.test(line));
  const taken = joiningSteps.map(
    ([, from, event, to]) => `${drawnName(stageOf(from))} --> ${drawnName(to)}: ${event.type}`,
  );
  expect(drawn.sort()).toEqual([...new Set(taken)].sort());
});
