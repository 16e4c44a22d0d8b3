(() => {
  const FIELDS = [
    {
      name: 'cardholderName',
      label: 'Name on card',
      autocomplete: 'cc-name',
      inputMode: 'text',
      maxLength: 45,
    },
    {
      name: 'cardNumber',
      label: 'Card number',
      autocomplete: 'cc-number',
      inputMode: 'numeric',
      maxLength: 23,
    },
    {
      name: 'expiryDate',
      label: 'Expiry date (MM/YY)',
      autocomplete: 'cc-exp',
      inputMode: 'numeric',
      maxLength: 7,
    },
    {
      name: 'securityCode',
      label: 'Security code',
      autocomplete: 'cc-csc',
      inputMode: 'numeric',
      maxLength: 4,
    },
  ];

  const STYLE = `
    .sp-form { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; max-width: 30rem; }
    .sp-field { grid-column: 1 / -1; }
    .sp-field:nth-last-child(-n + 2) { grid-column: auto; }
    .sp-field label { display: block; margin-bottom: 0.25rem; font-weight: 600; }
    .sp-input { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: 0 0.75rem; font: inherit;
      border: 1px solid #75828f; border-radius: 0.375rem; }
    .sp-input[aria-invalid="true"] { border-color: #b3261e; }
    .sp-problem { margin: 0.25rem 0 0; color: #b3261e; }
    .sp-form > .sp-problem { grid-column: 1 / -1; margin: 0; }
    .sp-form > .sp-problem:empty { display: none; }`;

  let instances = 0;

  // A constructed sheet needs no leave of the page's content security policy, unlike a style element.
  function adoptStyle() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }

  const find = (selector) => (typeof selector === 'function' ? selector() : document.querySelector(selector));

  function element(tag, properties, ...children) {
    const node = Object.assign(document.createElement(tag), properties);
    node.append(...children);
    return node;
  }

  function buildField({ name, label, ...properties }, prefix) {
    const id = `${prefix}-${name}`;
    // Without a name the browser never submits what was typed to the shop's own server.
    const input = element('input', { id, type: 'text', className: 'sp-input', ...properties });
    const problem = element('p', { id: `${id}-problem`, className: 'sp-problem', hidden: true });
    input.setAttribute('aria-describedby', problem.id);
    const box = element(
      'div',
      { className: 'sp-field' },
      element('label', { htmlFor: id, textContent: label }),
      input,
      problem,
    );
    return { name, input, problem, box };
  }

  function showProblems(fields, general, errors) {
    const ofField = ({ name }) => errors.find(({ property }) => property === `cardDetails.${name}`);
    for (const field of fields) {
      const error = ofField(field);
      field.problem.textContent = error ? (error.clientMessage ?? error.message) : '';
      field.problem.hidden = !error;
      field.input.setAttribute('aria-invalid', String(Boolean(error)));
    }
    const rest = errors.filter(
      ({ property }) => !fields.some(({ name }) => property === `cardDetails.${name}`),
    );
    general.textContent = rest.map(({ message }) => message).join(' ');
    fields.find(ofField)?.input.focus();
  }

  function toCheckoutResult(result) {
    if (result.success) return { success: true, cardIdentifier: result.cardIdentifier };
    const [first = {}] = result.errors;
    return {
      success: false,
      error: {
        httpCode: result.httpErrorCode ?? 0,
        errorCode: first.code ?? 0,
        errorMessage: first.clientMessage ?? first.message,
      },
    };
  }

  window.sagepayCheckout = (options) => {
    instances += 1;
    const container = find(options.containerSelector ?? '#sp-container');
    const fields = FIELDS.map((field) => buildField(field, `sp-${instances}`));
    const general = element('p', { className: 'sp-problem' });
    general.setAttribute('role', 'alert');
    const group = element('div', { className: 'sp-form' }, general, ...fields.map(({ box }) => box));
    group.setAttribute('role', 'group');
    group.setAttribute('aria-label', 'Card details');
    container.replaceChildren(group);
    const dropStyle = adoptStyle();

    let { merchantSessionKey } = options;
    let isBusy = false;
    let unbind = () => {};

    const readCard = () =>
      Object.fromEntries(
        fields.map(({ name, input }) => [
          name,
          name === 'cardholderName' ? input.value.trim() : input.value.replace(/[\s/-]/g, ''),
        ]),
      );

    function run(onDone) {
      if (isBusy) return;
      isBusy = true;
      window.sagepayOwnForm({ merchantSessionKey }).tokeniseCardDetails({
        cardDetails: readCard(),
        onTokenised(result) {
          isBusy = false;
          if (!group.isConnected) return;
          showProblems(fields, general, result.success ? [] : result.errors);
          const outcome = toCheckoutResult(result);
          onDone?.(outcome);
          options.onTokenise?.(outcome);
        },
      });
    }

    function submitWith(form, { success, cardIdentifier }) {
      if (!success) return;
      form.append(element('input', { type: 'hidden', name: 'card-identifier', value: cardIdentifier }));
      // The form's own submit method does not raise the event again.
      HTMLFormElement.prototype.submit.call(form);
    }

    return {
      form({ formSelector } = {}) {
        unbind();
        const form = formSelector ? find(formSelector) : container.closest('form');
        const onSubmit = (event) => {
          event.preventDefault();
          run((outcome) => submitWith(form, outcome));
        };
        form.addEventListener('submit', onSubmit);
        unbind = () => form.removeEventListener('submit', onSubmit);
      },
      tokenise({ newMerchantSessionKey } = {}) {
        merchantSessionKey = newMerchantSessionKey ?? merchantSessionKey;
        run();
      },
      destroy() {
        unbind();
        dropStyle();
        group.remove();
      },
    };
  };
})();
