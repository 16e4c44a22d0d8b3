import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Fault } from './processes/circuit-breaker.ts';
import type { WorkerPool } from './processes/worker-pool.ts';

/** Counts rendered pages and failures. The gateway exports them with its own metrics. */
export function createMetrics(count: WorkerPool['count']) {
  const registry = new Registry();
  const registers = [registry];
  const renders = new Histogram({
    name: 'touchline_renderer_render_duration_seconds',
    help: 'How long rendering a page took, in the worker.',
    buckets: [0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 1],
    registers,
  });
  const faults = new Counter({
    name: 'touchline_renderer_faults_total',
    help: 'What went wrong in server halves.',
    labelNames: ['half', 'fault'],
    registers,
  });
  const starts = new Counter({
    name: 'touchline_renderer_worker_starts_total',
    help: 'How many workers were started.',
    registers,
  });
  new Gauge({
    name: 'touchline_renderer_workers',
    help: 'How many workers there are.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, number] of Object.entries(count())) this.set({ state }, number);
    },
  });
  return {
    text: () => registry.metrics(),
    rendered: (milliseconds: number) => renders.observe(milliseconds / 1_000),
    started: () => starts.inc(),
    fault: (half: string, fault: Fault) => faults.inc({ half, fault }),
  };
}
