import { Button } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import type { Line } from './express-row.ts';
import css from './express.module.css';
import { decodeText, mostListBytes } from './read-file.ts';
import { readLines } from './read-lines.ts';

interface FileButtonProps {
  readonly onLines: (lines: readonly Line[]) => void;
  /** Told why a file gave no rows, null when one has. */
  readonly onError: (text: string | null) => void;
}

/** Takes rows from a file of `code;quantity` lines (SHOP-8). */
export const FileButton = ({ onLines, onError }: FileButtonProps) => {
  const { _ } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File) => {
    if (file.size > mostListBytes)
      return onError(_('express.file-too-large', { size: mostListBytes / 1024 }));
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    const lines = text === null ? [] : readLines(text);
    if (lines.length === 0) return onError(_('express.file-unreadable'));
    onError(null);
    onLines(lines);
  };
  return (
    <>
      <Button variant="outline" onClick={() => input.current?.click()}>
        {_('express.file')}
      </Button>
      <input
        ref={input}
        className={css.file}
        type="file"
        tabIndex={-1}
        aria-hidden
        accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) read(file).catch(() => onError(_('express.file-unreadable')));
        }}
      />
    </>
  );
};
