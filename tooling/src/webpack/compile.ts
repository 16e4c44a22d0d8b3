import webpack, { type Configuration } from 'webpack';

/** Runs builds one after the other in this process (two at a time win nothing). Throws with webpack's words. */
export async function compile(configurations: Configuration[]): Promise<void> {
  for (const configuration of configurations) await compileOne(configuration);
}

function compileOne(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (failure) reject(failure);
        else if (stats?.hasErrors())
          reject(new Error(stats.toString({ all: false, errors: true, moduleTrace: true })));
        else resolve();
      });
    });
  });
}
