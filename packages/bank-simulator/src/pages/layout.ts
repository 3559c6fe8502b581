import { html, type Markup } from '../html.ts';
import { bankWords } from '../words.ts';
import { style } from './style.ts';

/** A whole page of the bank: head, mark, practice notice, one `h1`, content. `nonce` lets its own style and script in. */
export const page = (options: {
  readonly language: string;
  readonly title: string;
  readonly nonce: string;
  readonly content: Markup;
}): string => {
  const { words, language } = bankWords(options.language);
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${options.title} · ${words.bank}</title>
        <link rel="icon" href="data:," />
        <style nonce="${options.nonce}">
          ${style}
        </style>
      </head>
      <body>
        <div class="frame">
          <header>
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <rect width="32" height="32" rx="8" fill="#14213d" />
              <path
                d="M7 13 16 7l9 6H7Zm2 3h3v7H9v-7Zm5.5 0h3v7h-3v-7Zm5.5 0h3v7h-3v-7ZM7 25h18"
                fill="none"
                stroke="#fff"
                stroke-width="1.6"
                stroke-linejoin="round"
              /></svg
            ><strong>${words.bank}</strong>
          </header>
          <p class="practice">${words.practice}</p>
          <main>
            <h1>${options.title}</h1>
            ${options.content}
          </main>
        </div>
      </body>
    </html>`.text;
};
