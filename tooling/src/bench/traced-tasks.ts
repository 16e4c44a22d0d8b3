/** A task of a page's main thread, in milliseconds. */
export interface Task {
  lasted: number;
  /** Processor time of that; the rest it waited for other processes. */
  worked: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds, of the clock and of the thread. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** A task longer than this keeps a page from answering (Long Tasks API). */
const LONG = 50;

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

/** The tasks of the main threads in a recording of Chromium. */
export function mainTasks(trace: string): Task[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  return traceEvents
    .filter((event) => event.name === 'RunTask' && event.ph === 'X' && threads.has(threadOf(event)))
    .map(({ dur = 0, tdur = 0 }) => ({ lasted: dur / 1000, worked: tdur / 1000 }));
}

/** Summary of the tasks: how many were long, by the clock and by the work in them. */
export function describeTasks(tasks: readonly Task[]): string {
  const figures = (times: readonly number[]) =>
    `${times.filter((time) => time > LONG).length} over ${LONG} ms, the longest ${Math.round(Math.max(0, ...times))} ms`;
  const lasted = figures(tasks.map((task) => task.lasted));
  const worked = figures(tasks.map((task) => task.worked));
  return `${tasks.length} tasks; by the clock ${lasted}; by the processor's work ${worked}`;
}
