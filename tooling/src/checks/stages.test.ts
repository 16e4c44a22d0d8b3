import { afterEach, expect, it, vi } from 'vitest';
import { type Outcome, oneCheck } from '../outcome.ts';
import { runStages, type Stage } from './stages.ts';

const stage = (title: string, run: () => Promise<Outcome>, more: Partial<Stage> = {}): Stage => ({
  title,
  run,
  ...more,
});
const passes = async () => oneCheck('x', true);

async function runQuietly(stages: Stage[]) {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  return { code: await runStages(stages), lines, lastLine: lines.at(-1) };
}

afterEach(() => vi.restoreAllMocks());

it('ends well when every stage passes', async () => {
  const { code, lastLine } = await runQuietly([stage('Lint', passes), stage('Types', passes)]);
  expect([code, lastLine]).toEqual([0, '2 passed, 0 failed']);
});

it('continues after a stage that fails', async () => {
  const fails = async () => oneCheck('lint', false);
  const { code, lastLine } = await runQuietly([stage('Lint', fails), stage('Types', passes)]);
  expect([code, lastLine]).toEqual([1, '1 passed, 1 failed']);
});

it('counts a stage that breaks as failed', async () => {
  const breaks = () => Promise.reject(new Error('no such program'));
  const { lines, lastLine } = await runQuietly([stage('Types', breaks), stage('Lint', passes)]);
  expect(lastLine).toBe('1 passed, 1 failed');
  expect(lines).toContain('  Types: could not be run');
});

it('does not run what needs a build that failed, and counts it', async () => {
  const run = vi.fn(passes);
  const { lines, lastLine } = await runQuietly([
    stage('Build', async () => oneCheck('build', false), { isFoundation: true }),
    stage('Unit', passes),
    stage('End to end', run, { needsFoundation: true }),
  ]);
  expect(run).not.toHaveBeenCalled();
  expect(lastLine).toBe('1 passed, 2 failed');
  expect(lines).toContain('  End to end: not run, because the build failed');
});
