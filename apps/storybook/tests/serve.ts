// Serves `dist`, or the folder given, on the port given: what the browser tests open.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const root = process.argv[3] ?? new URL('../dist/', import.meta.url).pathname;
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};
const aliases: Record<string, string> = { '/': 'index.html', '/favicon.ico': 'favicon.svg' };

createServer((request, answer) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = join(root, normalize(aliases[pathname] ?? pathname));
  if (!path.startsWith(root) || !existsSync(path) || !statSync(path).isFile()) {
    answer.writeHead(404).end();
    return;
  }
  answer.writeHead(200, {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    // Named after what they hold.
    'cache-control': pathname.startsWith('/assets/') ? 'max-age=3600, immutable' : 'no-cache',
  });
  createReadStream(path).pipe(answer);
}).listen(Number(process.argv[2] ?? 6010));
