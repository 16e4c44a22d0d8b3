import path from 'node:path';

/** A setting that stops the start: the message is one line that names it and says what to do. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

export interface RendererSettings {
  /** Path of the Unix socket that the gateway calls. */
  socket: string;
  /** The build output, as the gateway serves it. */
  distDir: string;
}

/** Maximum length of a socket's path, in bytes. */
const LONGEST = 103;
const checkout = path.resolve(import.meta.dirname, '../../../..');

/**
 * Reads the environment; an empty value counts as absent.
 * @throws {ConfigurationError} on a value that cannot be used.
 */
export function readEnvironment(environment: Record<string, string | undefined>): RendererSettings {
  const { RENDERER_SOCKET: socket } = environment;
  if (!socket) {
    throw new ConfigurationError(
      'RENDERER_SOCKET: is not set; name the socket that the gateway asks, as data/renderer.sock.',
    );
  }
  if (Buffer.byteLength(socket) > LONGEST) {
    throw new ConfigurationError(
      `RENDERER_SOCKET: '${socket}' is longer than ${LONGEST} bytes; name a shorter path.`,
    );
  }
  return { socket, distDir: path.resolve(environment.DIST_DIR || path.join(checkout, 'dist')) };
}
