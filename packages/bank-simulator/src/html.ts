/** Markup that is safe to send: made by `html`, or known text. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Markup[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const render = (part: Part): string => {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map((item) => item.text).join('');
  return escaped(String(part));
};

/** Template for HTML: whatever is put in is escaped unless it is markup itself. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.reduce((text, string, index) => text + render(parts[index - 1] ?? '') + string));
