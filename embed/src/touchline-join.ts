import { embedMessage, readEmbedReport } from 'shared-contracts/embed';
import { frameAddress } from './frame-address.ts';
import { scrollToSee, seenPart } from './seen-part.ts';

/** Until the page in the frame has said how tall it is, in CSS pixels. */
const FIRST_HEIGHT = 640;
/** Room between what has the focus and the edge of the window, in CSS pixels. */
const MARGIN = 24;

const SCRIPT_URL = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';

/**
 * `<touchline-join tenant="riverside" venue="sale-leisure-centre" label="Join online">`: online joining in a frame that
 * is as tall as its content. Tells the page around it by the events `touchline:height` ({ height }), `touchline:step`
 * ({ step }) and `touchline:joined`, which bubble.
 */
class TouchlineJoin extends HTMLElement {
  static readonly observedAttributes = ['tenant', 'venue'];

  #frame: HTMLIFrameElement | null = null;
  #stop = new AbortController();

  connectedCallback(): void {
    this.style.display ||= 'block';
    this.#open();
  }

  disconnectedCallback(): void {
    this.#close();
  }

  attributeChangedCallback(): void {
    if (!this.#frame) return;
    this.#close();
    this.#open();
  }

  #open(): void {
    const address = frameAddress(SCRIPT_URL, {
      tenant: this.getAttribute('tenant'),
      venue: this.getAttribute('venue'),
    });
    const frame = document.createElement('iframe');
    frame.title = this.getAttribute('label') ?? 'Join online';
    frame.allow = 'geolocation';
    // The page in the frame learns whose page it is in, and no more of its address.
    frame.referrerPolicy = 'origin';
    Object.assign(frame.style, { display: 'block', width: '100%', height: `${FIRST_HEIGHT}px`, border: '0' });
    frame.src = address.href;
    this.#frame = frame;
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    addEventListener('message', (message) => this.#hear(message, address.origin), { signal });
    const show = () => this.#showView(address.origin);
    addEventListener('scroll', show, { signal, passive: true });
    addEventListener('resize', show, { signal, passive: true });
    this.replaceChildren(frame);
  }

  #close(): void {
    this.#stop.abort();
    this.#frame?.remove();
    this.#frame = null;
  }

  #hear(message: MessageEvent, origin: string): void {
    const frame = this.#frame;
    if (!frame || message.origin !== origin || message.source !== frame.contentWindow) return;
    const report = readEmbedReport(message.data);
    if (!report) return;
    const { type, ...detail } = report;
    if (report.type === 'height') {
      frame.style.height = `${report.height}px`;
      this.#showView(origin);
    }
    if (report.type === 'reveal') {
      const { top } = frame.getBoundingClientRect();
      scrollBy({ top: scrollToSee(report, top, innerHeight, MARGIN) });
      return;
    }
    this.dispatchEvent(new CustomEvent(`touchline:${type}`, { bubbles: true, detail }));
  }

  #showView(origin: string): void {
    const frame = this.#frame;
    if (!frame) return;
    const seen = seenPart(frame.getBoundingClientRect(), innerHeight);
    frame.contentWindow?.postMessage(embedMessage({ type: 'view', ...seen }), origin);
  }
}

if (!customElements.get('touchline-join')) customElements.define('touchline-join', TouchlineJoin);
