import { array, type Infer, optional, strictObject, string } from 'shared-contracts/schema';
import { type RemoteDescriptor, remoteDescriptorSchema } from './remote.ts';

/**
 * The half of a remote that renders its parts on the server, as `published.json` names it. It is kept beside the descriptor,
 * not in it: hosts and gateways of earlier releases refuse a descriptor with a field they do not know.
 */
export const serverHalfSchema = strictObject({
  /** Path of the module on the host. */
  entry: string(),
  /** Ids of the routes and slots that may be rendered on the server. */
  renders: array(string()),
});
export type ServerHalf = Infer<typeof serverHalfSchema>;

/** `remote.json` as it is written: the descriptor, and which of its parts are rendered on the server. */
export const remoteFileSchema = strictObject({
  ...remoteDescriptorSchema.shape,
  /**
   * Ids of screens and slots that are rendered into the HTML; none if omitted. Screens behind the login come as their
   * shape, without a person: a rendered page is the same for everyone.
   */
  serverRendered: optional(array(string())),
});

/** Splits a `remote.json` into what hosts read and what the server may render. */
export function readRemoteFile({ serverRendered = [], ...descriptor }: Infer<typeof remoteFileSchema>): {
  descriptor: RemoteDescriptor;
  serverRendered: string[];
} {
  return { descriptor, serverRendered };
}

/** Reasons that parts cannot be rendered on the server, each a sentence. */
export function findUnrenderable(
  { routes, slots }: RemoteDescriptor,
  serverRendered: readonly string[],
): string[] {
  const ids = [...routes, ...slots].map(({ id }) => id);
  return serverRendered
    .filter((id) => !ids.includes(id))
    .map((id) => `serverRendered names '${id}', which is neither a route nor a slot.`);
}
