import { type Readable, Transform } from 'node:stream';

const tooLarge = () => Object.assign(new Error('The body of a call is too large.'), { statusCode: 413 });

/**
 * Passes a body on as it arrives, in pieces, and fails as soon as it is larger than it may be.
 * @param stated the `content-length` of the call; a body that says it is too large is refused before it is read
 * @throws the 413 failure
 */
export function limitBody(body: Readable, limit: number, stated: string | undefined): Readable {
  if (Number(stated ?? 0) > limit) throw tooLarge();
  let passed = 0;
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      passed += piece.length;
      if (passed > limit) done(tooLarge());
      else done(null, piece);
    },
  });
  // Not a pipeline: one that fails would destroy the connection that carries the refusal.
  body.on('error', (error) => counted.destroy(error));
  body.on('close', () => {
    if (!body.readableEnded) counted.destroy(new Error('The sender of a body went away.'));
  });
  counted.on('close', () => {
    body.unpipe(counted);
    body.resume();
  });
  return body.pipe(counted);
}
