import http from 'node:http';

/** Longest wait for one answer, in milliseconds. */
const PATIENCE = 2_000;

/** True if a service on this machine answers that it is well. @param answersAt its port, or the path of its socket. */
export function isHealthy(answersAt: number | string): Promise<boolean> {
  const place =
    typeof answersAt === 'number' ? { host: '127.0.0.1', port: answersAt } : { socketPath: answersAt };
  return new Promise((resolve) => {
    const request = http.get({ ...place, path: '/healthz', timeout: PATIENCE }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}
