type TakeChallenge = (challenge: string) => Promise<boolean>;

/** Format of challenges. Anything else is not ours, and is not looked up. */
const CHALLENGE = /^[\w-]{1,200}$/;

/**
 * Has the library check what a device answered. Answers `null` for whatever it refuses or cannot read: it throws for each
 * thing that does not fit. Only a failure to look the challenge up is passed on, which says no more about the answer.
 */
export async function checkCeremony<Checked>(
  take: TakeChallenge,
  check: (expectedChallenge: TakeChallenge) => Promise<Checked | null>,
): Promise<Checked | null> {
  let lost: { error: unknown } | null = null;
  const expected: TakeChallenge = async (challenge) => {
    if (typeof challenge !== 'string' || !CHALLENGE.test(challenge)) return false;
    try {
      return await take(challenge);
    } catch (error) {
      lost = { error };
      throw error;
    }
  };
  try {
    return await check(expected);
  } catch {
    const failure = lost as { error: unknown } | null;
    if (failure) throw failure.error;
    return null;
  }
}
