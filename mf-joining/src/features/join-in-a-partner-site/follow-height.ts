/** Room for a dialog over a page that is shorter than it, in CSS pixels. */
const DIALOG_ROOM = 640;

const hasDialog = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Calls back with the height the page wants, at first and whenever it changes. Returns how to stop. */
export function followHeight(tell: (height: number) => void): () => void {
  const root = document.getElementById('root') ?? document.body;
  let posted = -1;
  function look() {
    const content = Math.ceil(root.getBoundingClientRect().height);
    const height = hasDialog() ? Math.max(content, DIALOG_ROOM) : content;
    if (height === posted) return;
    posted = height;
    tell(height);
  }
  const sizes = new ResizeObserver(look);
  // Dialogs are drawn beside the root.
  const overlays = new MutationObserver(look);
  sizes.observe(root);
  overlays.observe(document.body, { childList: true });
  look();
  return () => {
    sizes.disconnect();
    overlays.disconnect();
  };
}
