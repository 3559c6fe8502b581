import { wholeDays, wholeParts } from '@caravan/i18n';
import { escapeHtml } from '../../words/escape-html.ts';
import type { MailContent, MailFact } from './mail-content.ts';

const ink = '#14261b';
const soft = '#5b6b60';
const rule = '#e2e4dc';
const green = '#1f5a3a';
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";

/** Text in which a date or a code goes to the next line as a whole, and a day or a quantity with its word. */
const written = (message: string): string =>
  wholeParts(wholeDays(message))
    .map(({ text, whole }) =>
      whole
        ? `<span style="display:inline-block;max-width:100%;">${escapeHtml(text)}</span>`
        : escapeHtml(text),
    )
    .join('');

const address = /(https?:\/\/\S*[\p{L}\p{N}/_-])/u;

/** Text in which addresses of the shop can be followed; those of others, which somebody may have typed as their name, stay text. */
const linked = (message: string, own: string | undefined): string =>
  message
    .split(address)
    .map((text) =>
      own !== undefined && address.test(text) && URL.parse(text)?.origin === own
        ? `<a href="${escapeHtml(text)}" style="color:${green};">${escapeHtml(text)}</a>`
        : written(text),
    )
    .join('');

const paragraph = (text: string, own: string | undefined): string =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:24px;color:${ink};overflow-wrap:anywhere;">${linked(text, own)}</p>`;

const pair = ({ label, value, strong }: MailFact): string => {
  const size = strong ? 'font-size:18px;font-weight:700;' : 'font-size:14px;';
  return `<tr><td style="padding:6px 8px 6px 0;${size}color:${strong ? ink : soft};vertical-align:top;">${escapeHtml(label)}</td><td align="end" style="padding:6px 0;${size}color:${ink};text-align:end;vertical-align:top;">${written(value)}</td></tr>`;
};

/** Between lines; above the first stands the table's own. */
const above = (place: number): string => (place === 0 ? '' : `border-top:1px solid ${rule};`);

const struck = ({ label, value }: MailFact): string =>
  `<br><span style="font-size:12px;white-space:normal;color:${soft};">${escapeHtml(label)} <s>${escapeHtml(value)}</s></span>`;

const table = (rows: string): string =>
  rows === ''
    ? ''
    : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid ${rule};margin:0 0 16px;">${rows}</table>`;

const button = ({ label, url }: { readonly label: string; readonly url: string }): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px;"><tr><td style="background:${green};border-radius:8px;"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;font-size:16px;font-weight:600;color:#ffffff;text-align:center;text-decoration:none;">${escapeHtml(label)}</a></td></tr></table>`;

/** The HTML part of a mail: one table column of at most 600 px, styles inline, no pictures, readable without either. */
export const renderHtml = (content: MailContent): string => {
  const lines = content.lines
    .map(
      ({ name, quantity, price, retail }, place) =>
        `<tr><td style="padding:10px 16px 10px 0;${above(place)}font-size:14px;line-height:20px;color:${ink};">${written(name)}<br><span style="color:${soft};">${escapeHtml(quantity)}</span></td><td style="padding:10px 0;${above(place)}font-size:14px;line-height:20px;color:${ink};text-align:end;white-space:nowrap;vertical-align:top;">${escapeHtml(price)}${retail ? struck(retail) : ''}</td></tr>`,
    )
    .join('');
  const own = content.action ? URL.parse(content.action.url)?.origin : undefined;
  return `<!doctype html>
<html lang="${escapeHtml(content.language)}" dir="${content.direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;padding:0;background:#f5f5ef;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f5ef;"><tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:12px;"><tr><td style="padding:32px 24px;">
<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:${green};">${escapeHtml(content.shop)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:30px;color:${ink};">${written(content.subject)}</h1>
${[content.greeting, ...content.paragraphs]
  .filter((text) => text !== '')
  .map((text) => paragraph(text, own))
  .join('\n')}
${content.action ? button(content.action) : ''}
${lines === '' ? '' : `<h2 style="margin:0 0 8px;font-size:16px;color:${ink};">${escapeHtml(content.linesTitle)}</h2>`}
${table(lines)}
${table(content.sums.map(pair).join(''))}
${table(content.facts.map(pair).join(''))}
${content.footer.map((text) => `<p style="margin:0 0 4px;font-size:13px;line-height:18px;color:${soft};">${escapeHtml(text)}</p>`).join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
};
