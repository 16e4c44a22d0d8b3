import http from 'node:http';

/** Longest wait for one answer, in milliseconds. */
const PATIENCE = 2_000;

/** Whether a service on this machine answers that it is well. */
export function isHealthy(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.get({ host: '127.0.0.1', port, path: '/healthz', timeout: PATIENCE }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}
