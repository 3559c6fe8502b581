import type { CountryDefinition } from '@caravan/country';
import type { FastifyInstance } from 'fastify';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from '../language.ts';

/** Everything from here, and no script in the page itself; the library draws its icons as data. */
const contentSecurity = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="swagger-ui.css">
<main id="reference"></main>
<script src="swagger-ui-bundle.js"></script>
<script src="start.js"></script>
</html>`;

const start = `SwaggerUIBundle({
  url: '../',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  tryItOutEnabled: true,
  validatorUrl: null,
});`;

/** What the page asks for of the library, by name: nothing else of its folder is served. */
const files: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

/** The reference of the API under `schema/page/`: Swagger UI of our own origin, over the document of the path's language. */
export const serveReference = (app: FastifyInstance, country: CountryDefinition, folder: string): void => {
  app.get('/:language/api/schema/page', async (request, reply) => {
    languageOf(request, country);
    // What the page loads is named beside it.
    if (!request.raw.url?.split('?')[0]?.endsWith('/')) return reply.redirect('page/');
    reply.header('content-security-policy', contentSecurity);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get<{ Params: { file: string } }>('/:language/api/schema/page/:file', async (request, reply) => {
    const { file } = request.params;
    if (file === 'start.js') return reply.type('text/javascript; charset=utf-8').send(start);
    const type = files[file];
    if (type === undefined) return reply.callNotFound();
    return reply.type(type).send(createReadStream(join(folder, file)));
  });
};
