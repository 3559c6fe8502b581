import type { Download } from '@caravan/contract';
import { VisuallyHidden } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useShop } from '../../shared/shop.tsx';
import css from './download-list.module.css';
import { fileSize } from './file-size.ts';
import { fileType } from './file-type.ts';

/** Files to keep, with type and size; each is saved under its title (CONT-7). */
export const DownloadList = ({ files }: { readonly files: readonly Download[] }) => {
  const { _ } = useLingui();
  const { language } = useShop();
  return (
    <ul className={css.list}>
      {files.map(({ id, title, file, type, size }) => (
        <li key={id} className={css.file}>
          <span aria-hidden="true" className={css.type}>
            {fileType(file)}
          </span>
          <a href={file} download={`${title}.${type}`} className={css.link}>
            {title}
          </a>
          <span className={css.facts}>
            <VisuallyHidden>{fileType(file)}, </VisuallyHidden>
            {_(fileSize(size, language))}
          </span>
        </li>
      ))}
    </ul>
  );
};
