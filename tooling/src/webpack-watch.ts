import fs from 'node:fs';
import webpack, { type Configuration, type Stats } from 'webpack';
import { writeRegistry } from './releases/checkout-registry.ts';
import { remotes } from './repository.ts';
import { type BuiltPart, builtParts, partConfig } from './webpack/build-configs.ts';

/** Files of a burst of saves are built together, in milliseconds. */
const SETTLE = 80;

/**
 * Builds parts, all of them by default, into a folder and again whenever one of their files changes, all in
 * this process. A build with errors is shown and leaves the last good one in place. Settles after the first round;
 * answers how to stop.
 */
export function watchBuilds(
  folder: string,
  report: (line: string) => void,
  parts: readonly BuiltPart[] = builtParts,
): Promise<() => Promise<void>> {
  fs.mkdirSync(folder, { recursive: true });
  const compiler = webpack(parts.map((part) => developmentConfig(part, folder)));
  let isNew = false;
  for (const part of compiler.compilers) {
    part.hooks.done.tap('report', (stats) => {
      report(describeBuild(part.name ?? 'part', stats));
      isNew ||= !stats.hasErrors();
    });
  }
  return new Promise((resolve, reject) => {
    const watching = compiler.watch(
      { aggregateTimeout: SETTLE, ignored: /node_modules|\.test\.tsx?$/ },
      (error) => {
        if (error) return reject(error);
        // The gateway tells open pages to reload when this file is new.
        if (isNew) writeRegistry(folder, remotes);
        isNew = false;
        resolve(() => new Promise((stopped) => watching?.close(() => stopped())));
      },
    );
  });
}

function developmentConfig(part: BuiltPart, folder: string): Configuration {
  const config = partConfig(part, 'development', folder);
  return { ...config, optimization: { ...config.optimization, emitOnErrors: false } };
}

function describeBuild(part: string, stats: Stats): string {
  if (stats.hasErrors())
    return `${part} could not be built:\n${stats.toString({ all: false, errors: true })}`;
  const milliseconds = (stats.endTime ?? 0) - (stats.startTime ?? 0);
  return `built ${part} (${(milliseconds / 1000).toFixed(1)} s)`;
}
