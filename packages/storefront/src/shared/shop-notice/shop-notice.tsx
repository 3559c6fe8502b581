import { Notice } from '@caravan/ui';
import { useSyncExternalStore } from 'react';

/** What the server says above every page, for instance why nothing can be ordered just now (SHELL-14); null: nothing. */
const told = (): string | null => document.getElementById('shop-notice')?.textContent ?? null;

/** It stands in the document for as long as the page lives. */
const never = () => () => {};

/** The same beside the button that it concerns. */
export const ShopNotice = () => {
  const text = useSyncExternalStore(never, told, () => null);
  return text === null ? null : (
    <Notice tone="clay" compact>
      {text}
    </Notice>
  );
};
