/** Runs in the gallery's page: shows the pictures that the filters let through, and keeps the filters in the address. */
export function filterPictures(): void {
  const form = document.querySelector('form');
  const status = document.querySelector('[role="status"]');
  if (!form || !status) return;
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const search = form.querySelector<HTMLInputElement>('input[type="search"]');

  function restore(): void {
    const kept = new URLSearchParams(location.hash.slice(1));
    if (kept.size === 0) return;
    for (const box of boxes) box.checked = kept.getAll(box.name).includes(box.value);
    if (search) search.value = kept.get('search') ?? '';
  }

  function keep(): void {
    const kept = new URLSearchParams(
      boxes.filter(({ checked }) => checked).map(({ name, value }) => [name, value]),
    );
    kept.set('search', search?.value ?? '');
    history.replaceState(null, '', `#${kept}`);
  }

  function apply(): void {
    const isOn = (name: string, value = '') =>
      boxes.some((box) => box.name === name && box.value === value && box.checked);
    const term = search?.value.trim().toLowerCase() ?? '';
    const isOnlyWrong = isOn('problems', 'only');
    let shown = 0;
    for (const picture of document.querySelectorAll<HTMLElement>('[data-picture]')) {
      const { tenant, width, content, area, wrong, words = '' } = picture.dataset;
      const isShown =
        isOn('tenant', tenant) &&
        isOn('width', width) &&
        isOn('content', content) &&
        isOn('area', area) &&
        (!isOnlyWrong || wrong !== undefined) &&
        words.includes(term);
      picture.hidden = !isShown;
      if (isShown) shown += 1;
    }
    for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) {
      group.hidden = !group.querySelector('[data-picture]:not([hidden])');
    }
    if (status) status.textContent = `${shown} ${shown === 1 ? 'picture' : 'pictures'}`;
  }

  restore();
  apply();
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    keep();
    apply();
  });
}
