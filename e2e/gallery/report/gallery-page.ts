import { CONTENTS } from '../../support/answers/content.ts';
import type { Picture } from '../picture.ts';
import { type Area, type State, TENANTS, WIDTHS } from '../state.ts';
import { filterPictures } from './filter-pictures.ts';
import { escapeHtml } from './html.ts';

/** Width at which a picture is shown, so that the widths differ at a glance. */
const SHOWN_WIDTHS: Record<Picture['width'], number> = { 1280: 380, 1080: 200, 768: 260, 390: 170, 320: 140 };

const labelOf = ({ tenant, content, width }: Picture) => `${tenant}, ${content}, ${width} px`;
const idOf = ({ area, state, tenant, content, width }: Picture) =>
  [area, state, tenant, content, width].join('-');

function pictureItem(picture: Picture): string {
  const { area, state, title, tenant, content, width, height, file, problems } = picture;
  const shownWidth = SHOWN_WIDTHS[width];
  const shownHeight = Math.round((height * shownWidth) / width);
  const alt = escapeHtml(`${title}: ${labelOf(picture)}`);
  const kinds = [...new Set(problems.map(({ kind }) => kind))].join(', ');
  const data = [
    `data-picture data-area="${area}" data-tenant="${tenant}" data-content="${content}" data-width="${width}"`,
    `data-words="${escapeHtml(`${area}/${state} ${title}`.toLowerCase())}"`,
    problems.length > 0 ? 'data-wrong' : '',
  ].join(' ');
  return `<li id="${idOf(picture)}" ${data}><a class="shot" href="${file}"><img src="${file}" alt="${alt}" width="${shownWidth}" height="${shownHeight}" loading="lazy" decoding="async"></a><p>${labelOf(picture)}${kinds && `<br>Problem: ${kinds}`}</p></li>`;
}

/** The same window of all brands stands side by side. */
function inOrder(pictures: readonly Picture[]): Picture[] {
  const rank = ({ content, width, tenant }: Picture) =>
    CONTENTS.indexOf(content) * 100 + WIDTHS.indexOf(width) * 10 + TENANTS.indexOf(tenant);
  return [...pictures].sort((one, other) => rank(one) - rank(other));
}

function stateSection({ id, title }: State, pictures: readonly Picture[]): string {
  if (pictures.length === 0) return '';
  const items = inOrder(pictures).map(pictureItem).join('\n');
  return `<section data-group><h3>${escapeHtml(title)} <small>${id}</small></h3><ul class="pictures">\n${items}\n</ul></section>`;
}

function areaSection({ id, title, states }: Area, pictures: readonly Picture[]): string {
  const own = pictures.filter(({ area }) => area === id);
  const sections = states.map((state) =>
    stateSection(
      state,
      own.filter((picture) => picture.state === state.id),
    ),
  );
  return own.length === 0
    ? ''
    : `<section data-group><h2>${escapeHtml(title)}</h2>${sections.join('\n')}</section>`;
}

function problemList(pictures: readonly Picture[]): string {
  const items = pictures.flatMap((picture) =>
    picture.problems.map(
      ({ kind, text }) =>
        `<li><a href="${picture.file}">${escapeHtml(picture.title)}, ${labelOf(picture)}</a>: ${kind}. ${escapeHtml(text)}</li>`,
    ),
  );
  if (items.length === 0) return '<p>Nothing is wrong with any picture.</p>';
  return `<details><summary>Problems: ${items.length}</summary><ul>${items.join('\n')}</ul></details>`;
}

function filter(legend: string, name: string, values: readonly (readonly [value: string, label: string])[]) {
  const boxes = values.map(
    ([value, label]) =>
      `<label><input type="checkbox" name="${name}" value="${value}" checked>${escapeHtml(label)}</label>`,
  );
  return `<fieldset><legend>${legend}</legend>${boxes.join('')}</fieldset>`;
}

function filters(pictures: readonly Picture[], areas: readonly Area[]): string {
  const has = (key: keyof Picture, value: unknown) => pictures.some((picture) => picture[key] === value);
  const plain = (key: keyof Picture, values: readonly (string | number)[]) =>
    values.filter((value) => has(key, value)).map((value) => [String(value), String(value)] as const);
  return [
    '<form class="filters" aria-label="Filters">',
    filter('Brand', 'tenant', plain('tenant', TENANTS)),
    filter('Width', 'width', plain('width', WIDTHS)),
    filter('Content', 'content', plain('content', CONTENTS)),
    filter(
      'Area',
      'area',
      areas.filter(({ id }) => has('area', id)).map(({ id, title }) => [id, title] as const),
    ),
    '<label>Search <input type="search" name="search"></label>',
    '<label><input type="checkbox" name="problems" value="only">Only with problems</label>',
    '<p role="status"></p></form>',
  ].join('\n');
}

/** The gallery as one document; only the pictures are separate files. */
export function galleryPage(pictures: readonly Picture[], areas: readonly Area[], css: string): string {
  const sections = areas.map((area) => areaSection(area, pictures)).join('\n');
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Touchline gallery</title><style>${css}</style></head>
<body>
<header><h1>Touchline gallery</h1>${problemList(pictures)}</header>
${filters(pictures, areas)}
<main>${sections}</main>
<script>(${filterPictures.toString()})()</script>
</body></html>
`;
}
