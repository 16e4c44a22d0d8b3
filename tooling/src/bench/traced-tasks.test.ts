import { expect, it } from 'vitest';
import { describeTasks, mainTasks } from './traced-tasks.ts';

const thread = (tid: number, name: string) => ({ name: 'thread_name', ph: 'M', pid: 1, tid, args: { name } });
const task = (tid: number, dur: number, tdur: number) => ({
  name: 'RunTask',
  ph: 'X',
  pid: 1,
  tid,
  dur,
  tdur,
});
const trace = JSON.stringify({
  traceEvents: [
    thread(1, 'CrRendererMain'),
    thread(2, 'Compositor'),
    task(1, 12_000, 11_000),
    task(1, 90_000, 8_000),
    task(2, 400_000, 300_000),
    { name: 'Paint', ph: 'X', pid: 1, tid: 1, dur: 80_000, tdur: 70_000 },
  ],
});

it('takes the tasks of the main thread, with their work', () => {
  expect(mainTasks(trace)).toEqual([
    { lasted: 12, worked: 11 },
    { lasted: 90, worked: 8 },
  ]);
});

it('says how many were long, by the clock and by their work', () => {
  expect(describeTasks(mainTasks(trace))).toBe(
    "2 tasks; by the clock 1 over 50 ms, the longest 90 ms; by the processor's work 0 over 50 ms, the longest 11 ms",
  );
});
