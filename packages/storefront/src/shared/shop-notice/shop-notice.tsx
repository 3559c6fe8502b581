import { Notice } from '@caravan/ui';

/** What the server says above every page, for instance why nothing can be ordered just now (SHELL-14); null: nothing. */
const told = (): string | null => document.getElementById('shop-notice')?.textContent ?? null;

/** The same beside the button that it concerns. Only for what is drawn in the browser. */
export const ShopNotice = () => {
  const text = told();
  return text === null ? null : (
    <Notice tone="clay" compact>
      {text}
    </Notice>
  );
};
