/** First versions without a published hole (S43), for where no registry can be asked; each with where it was published. */
export const knownHoles: Readonly<Record<string, string>> = {
  // A body is taken without its schema when its type begins with a space: CVE-2026-33806.
  fastify: '5.8.5',
  // A pattern takes exponential time: CVE-2024-45813.
  'find-my-way': '9.0.1',
  // A pattern takes quadratic time: CVE-2026-2327.
  'markdown-it': '14.1.1',
  // Addresses nested without end stop the process: CVE-2025-14874.
  nodemailer: '7.0.11',
  // What a server renders of an address: CVE-2025-31137 and its successors.
  'react-router': '7.18.2',
  'react-router-dom': '7.18.2',
  // A WebP writes past its buffer: CVE-2023-4863.
  sharp: '0.32.6',
  // Files outside the project are served: CVE-2025-62522.
  vite: '7.1.11',
};
