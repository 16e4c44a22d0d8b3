// The health check of the images: they carry no shell and no curl. Ends with 0 when the address answers well; a service
// without a port is asked on its socket, as unix:/run/renderer/renderer.sock.
import http from 'node:http';

const [address = ''] = process.argv.slice(2);
const timeout = 4_000;
const end = ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1);
const request = address.startsWith('unix:')
  ? http.get({ socketPath: address.slice('unix:'.length), path: '/healthz', timeout }, end)
  : http.get(new URL(address), { timeout }, end);
request.on('timeout', () => request.destroy());
request.on('error', () => process.exit(1));
