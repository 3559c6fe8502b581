import { formatDateTime } from '@caravan/i18n';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CountryContext } from '../../context.ts';
import type { MailFolder, StoredMail } from './mail-folder.ts';
import { escapeHtml } from '../../words/escape-html.ts';

const page = (language: string, title: string, body: string): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>
body{margin:0 auto;max-width:48rem;padding:1.5rem 1rem;font:1rem/1.5 system-ui,sans-serif;color:#14261b;background:#f5f5ef}
h1{font-size:1.5rem;overflow-wrap:anywhere}ul{list-style:none;margin:0;padding:0}li{border-top:1px solid #d8dbd1}
li a{display:block;padding:.875rem 0;color:inherit;text-decoration:none}li a:hover strong{text-decoration:underline}
span{color:#5b6b60;font-size:.875rem}iframe{inline-size:100%;block-size:44rem;border:1px solid #d8dbd1;border-radius:.75rem;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;background:#fff;border:1px solid #d8dbd1;border-radius:.75rem}a{color:#1f5a3a}
</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

const filesOf = (name: string, { attachments = [] }: StoredMail): string =>
  attachments
    .map(
      ({ filename }, place) =>
        `<p><a href="/__mail/${name}/${place}" target="_blank">${escapeHtml(filename)}</a></p>`,
    )
    .join('');

const show = (reply: FastifyReply, text: string): FastifyReply =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(text);

/** `/__mail`: what would have been sent, for a shop that runs without a mail server and not in production (SRV-8). */
export const registerMailbox = (
  app: FastifyInstance,
  { country, words }: CountryContext,
  folder: MailFolder,
): void => {
  const language = country.defaultLanguage;
  const w = words(language);

  app.get('/__mail', async (_request, reply) => {
    const rows = (await folder.list()).map(
      ({ name, mail }) =>
        `<li><a href="/__mail/${name}"><strong>${escapeHtml(mail.subject)}</strong><br><span>${escapeHtml(mail.to)} · ${formatDateTime(mail.at, country.timeZone)}</span></a></li>`,
    );
    const body =
      rows.length === 0 ? `<p>${escapeHtml(w._('mailbox.empty'))}</p>` : `<ul>${rows.join('')}</ul>`;
    return show(reply, page(language, w._('mailbox.title'), body));
  });

  app.get<{ Params: { name: string } }>('/__mail/:name', async (request, reply) => {
    const mail = await folder.open(request.params.name);
    if (!mail) return reply.callNotFound();
    const body = `<p><span>${escapeHtml(mail.to)} · ${formatDateTime(mail.at, country.timeZone)}</span></p>
<iframe sandbox="allow-popups" title="${escapeHtml(mail.subject)}" srcdoc="${escapeHtml(mail.html)}"></iframe>
${filesOf(request.params.name, mail)}
<h2>${escapeHtml(w._('mailbox.text'))}</h2><pre>${escapeHtml(mail.text)}</pre><p><a href="/__mail">${escapeHtml(w._('mailbox.back'))}</a></p>`;
    return show(reply, page(language, mail.subject, body));
  });

  app.get<{ Params: { name: string; place: string } }>('/__mail/:name/:place', async (request, reply) => {
    const { name, place } = request.params;
    const file = (await folder.open(name))?.attachments?.[Number(place)];
    if (!file) return reply.callNotFound();
    return reply
      .headers({
        'content-type': file.contentType,
        'content-security-policy': "default-src 'none'",
        'content-disposition': 'inline',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(Buffer.from(file.base64, 'base64'));
  });
};
