import type { Shop } from '../shop.tsx';

/** Says that a part of the code did not come; the page made anew may have it (SHELL-16). */
export const sayMissing = ({ toasts, reload }: Pick<Shop, 'toasts' | 'reload'>, _: (id: string) => string) =>
  toasts.error(_('error.chunk'), { label: _('error.reload'), perform: () => reload() });
