import type { CDPSession, Page } from '@playwright/test';

const POINTED_AT = [[], ['hover'], ['hover', 'active'], ['focus', 'focus-visible']] as const;

/** Marks one control of every look on the page, and adds the kinds of buttons that the page does not have. */
const markLooks = (page: Page) =>
  page.evaluate(() => {
    const areaOf = (element: Element) => element.closest('[data-brand-area], [data-surface]');
    const controls = () =>
      [...document.querySelectorAll('button, a[href], select, input, summary, label:has(> input)')].filter(
        (control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
    const buttons = controls().filter((control) => control.hasAttribute('data-variant'));
    for (const button of new Map(buttons.map((each) => [areaOf(each), each])).values()) {
      for (const variant of ['primary', 'secondary', 'quiet', 'text', 'danger']) {
        const specimen = button.cloneNode(true) as Element;
        specimen.setAttribute('data-variant', variant);
        button.after(specimen);
      }
    }
    const attributes = [
      'class',
      'data-variant',
      'data-quiet',
      'aria-current',
      'aria-checked',
      'aria-pressed',
    ];
    const looks = new Map<string, Element>();
    for (const control of controls()) {
      const state = attributes.map((name) => control.getAttribute(name));
      const isChosen = control.querySelector(':checked') !== null;
      const area = areaOf(control)?.getAttribute('class') ?? '';
      const look = JSON.stringify([control.tagName, isChosen, area, ...state]);
      if (!looks.has(look)) looks.set(look, control);
    }
    for (const control of looks.values()) control.setAttribute('data-look', '');
    return looks.size;
  });

const disableLooks = (page: Page) =>
  page.evaluate(() => {
    for (const control of document.querySelectorAll('[data-look]')) {
      if ('disabled' in control) control.disabled = true;
      else if (control.matches('a[data-variant]')) control.setAttribute('aria-disabled', 'true');
      else control.removeAttribute('data-look');
    }
  });

/** Words that reach less than 4.5 to 1 on what is behind them, and icons that reach less than 3 to 1. */
const findFaint = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1;
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('There is nothing to paint on.');

    /** From the document's root to an element. */
    const chainOf = (element: Element): Element[] =>
      element.parentElement ? [...chainOf(element.parentElement), element] : [element];
    const luminance = () => {
      const [red = 0, green = 0, blue = 0] = [...brush.getImageData(0, 0, 1, 1).data].map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const paint = (colour: string, opacity: number) => {
      brush.globalAlpha = opacity;
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
    };
    /** `null` where a picture is behind. */
    function contrastAt(element: Element): number | null {
      let opacity = 1;
      paint('white', 1);
      for (const link of chainOf(element)) {
        const style = getComputedStyle(link);
        if (style.backgroundImage !== 'none') return null;
        opacity *= Number(style.opacity);
        paint(style.backgroundColor, opacity);
      }
      const behind = luminance();
      paint(getComputedStyle(element).color, opacity);
      const front = luminance();
      return (Math.max(behind, front) + 0.05) / (Math.min(behind, front) + 0.05);
    }

    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && !element.closest('[aria-busy="true"]');
    };
    const findings: string[] = [];
    for (const control of document.querySelectorAll('[data-look]')) {
      const isField = control.matches('select, input');
      const parts = [control, ...control.querySelectorAll('*')].filter(isSeen);
      for (const part of parts) {
        const isIcon = part.tagName === 'svg';
        const hasWords = [...part.childNodes].some(({ nodeType, data }: ChildNode & { data?: string }) =>
          Boolean(nodeType === Node.TEXT_NODE && data?.trim()),
        );
        if (!isIcon && !hasWords && !isField) continue;
        const reached = contrastAt(part);
        if (reached === null || reached >= (isIcon ? 3 : 4.5)) continue;
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40);
        const kind = control.getAttribute('data-variant') ?? control.tagName.toLowerCase();
        findings.push(`${kind} '${name}'${isIcon ? ' (icon)' : ''}: ${reached.toFixed(2)}`);
      }
    }
    return findings;
  });

async function force(cdp: CDPSession, forcedPseudoClasses: readonly string[]): Promise<void> {
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-look]',
  });
  const forced = nodeIds.map((nodeId) =>
    // Elements that the page has since replaced are gone, and not measured either.
    cdp
      .send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...forcedPseudoClasses] })
      .catch(() => {}),
  );
  await Promise.all(forced);
}

/**
 * Measures a control of every look on the page at rest, pointed at, pressed, focused and, in each of these, disabled.
 * The page is of no further use. Returns how many looks there are, and what cannot be read.
 */
export async function measureControls(page: Page): Promise<{ looks: number; faint: string[] }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const looks = await markLooks(page);
  const faint: string[] = [];
  for (const isDisabled of [false, true]) {
    if (isDisabled) await disableLooks(page);
    for (const pseudoClasses of POINTED_AT) {
      await force(cdp, pseudoClasses);
      const state = [isDisabled ? 'disabled' : 'enabled', ...pseudoClasses].join(', ');
      for (const finding of await findFaint(page)) faint.push(`${state}: ${finding}`);
    }
  }
  await cdp.detach();
  return { looks, faint };
}
