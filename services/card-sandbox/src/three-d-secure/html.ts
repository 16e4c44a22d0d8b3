const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A piece of markup whose values are already escaped. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** Builds markup; every value is escaped unless it is markup itself, and `false` leaves nothing. */
export function html(parts: TemplateStringsArray, ...values: (string | Markup | false)[]): Markup {
  return new Markup(
    parts.reduce((before, part, index) => before + render(values[index - 1] ?? false) + part),
  );
}

function render(value: string | Markup | false): string {
  if (value === false) return '';
  return value instanceof Markup ? value.source : value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
