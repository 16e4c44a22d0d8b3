(() => {
  // The script's own address tells where the provider answers, also behind a path prefix.
  const apiBase = new URL('..', document.currentScript.src).href;

  async function post(path, merchantSessionKey, body) {
    const response = await fetch(apiBase + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${merchantSessionKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    const answer = response.status === 204 ? {} : await response.json();
    return response.ok ? { success: true, answer } : failure(answer, response.status);
  }

  function failure(answer, httpErrorCode) {
    const found = answer.errors ?? [answer];
    const errors = found.map(({ code, description, property, clientMessage }) => ({
      code,
      message: description,
      ...(property && { property }),
      ...(clientMessage && { clientMessage }),
    }));
    return { success: false, errors, httpErrorCode };
  }

  const unreachable = () => ({
    success: false,
    errors: [{ message: 'The payment provider could not be reached' }],
  });

  // The callback runs outside the promise chain, so that its own errors reach the page as errors.
  function report(call, callback) {
    call.catch(unreachable).then((result) => queueMicrotask(() => callback(result)));
  }

  window.sagepayOwnForm = ({ merchantSessionKey }) => ({
    tokeniseCardDetails({ cardDetails, onTokenised }) {
      const call = post('card-identifiers', merchantSessionKey, { cardDetails });
      report(
        call.then((result) =>
          result.success ? { success: true, cardIdentifier: result.answer.cardIdentifier } : result,
        ),
        onTokenised,
      );
    },

    activateReusableCardIdentifier({ reusableCardIdentifier, securityCode, onActivated }) {
      const path = `card-identifiers/${encodeURIComponent(reusableCardIdentifier)}/security-code`;
      const call = post(path, merchantSessionKey, { securityCode });
      report(
        call.then((result) => (result.success ? { success: true } : result)),
        onActivated,
      );
    },
  });
})();
