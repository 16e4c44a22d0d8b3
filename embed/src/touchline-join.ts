import { embedMessage, readEmbedReport } from 'shared-contracts/embed';
import { frameAddress } from './frame-address.ts';
import { scrollDistance, visiblePart } from './visible-part.ts';

/** Height until the embedded page has reported its own, in CSS pixels. */
const FIRST_HEIGHT = 640;
/** Margin between the focused element and the edge of the window, in CSS pixels. */
const MARGIN = 24;

const SCRIPT_URL = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';

/**
 * `<touchline-join tenant="riverside" venue="sale-leisure-centre" label="Join online">`: online joining in a frame that
 * is as tall as its content. Emits the events `touchline:height` ({ height }), `touchline:step` ({ step }) and
 * `touchline:joined`, which bubble.
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
    // The embedded page learns the origin of the page around it, not its full address.
    frame.referrerPolicy = 'origin';
    Object.assign(frame.style, { display: 'block', width: '100%', height: `${FIRST_HEIGHT}px`, border: '0' });
    frame.src = address.href;
    this.#frame = frame;
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    addEventListener('message', (message) => this.#receive(message, address.origin), { signal });
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

  #receive(message: MessageEvent, origin: string): void {
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
      scrollBy({ top: scrollDistance(report, top, innerHeight, MARGIN) });
      return;
    }
    this.dispatchEvent(new CustomEvent(`touchline:${type}`, { bubbles: true, detail }));
  }

  #showView(origin: string): void {
    const frame = this.#frame;
    if (!frame) return;
    const seen = visiblePart(frame.getBoundingClientRect(), innerHeight);
    frame.contentWindow?.postMessage(embedMessage({ type: 'view', ...seen }), origin);
  }
}

if (!customElements.get('touchline-join')) customElements.define('touchline-join', TouchlineJoin);
