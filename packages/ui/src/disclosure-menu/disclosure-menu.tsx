/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- keys and presses bubble up from links and buttons */
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { afterPaint } from '../after-paint.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { SidePanel } from '../side-panel/side-panel.tsx';
import css from './disclosure-menu.module.css';
import { MenuItems, type MenuItem } from './menu-items.tsx';
import { nextStop } from './move-focus.ts';

export interface DisclosureMenuProps {
  /** Names the navigation: "Main". */
  label: string;
  /** Name of the button that opens the drawer on small screens: "Menu". */
  menuLabel: string;
  /** Name of the button that closes it: "Close". */
  closeLabel: string;
  items: readonly MenuItem[];
  className?: string | undefined;
}

/**
 * The main navigation as buttons that unfold lists of links (APG disclosure navigation, not a `menu`). Tab goes through
 * everything open; arrows, Home and End are a short cut; Escape folds up. Below 992 px it is a drawer.
 */
export const DisclosureMenu = ({ label, menuLabel, closeLabel, items, className }: DisclosureMenuProps) => {
  const bar = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [drawer, setDrawer] = useState(false);

  useEffect(() => {
    if (open === null || drawer) return undefined;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) setOpen(null);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open, drawer]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const sub = target?.closest<HTMLElement>('[data-sub]');
    const parent = target?.closest<HTMLElement>('[data-parent]');
    if (event.key === 'Escape' && open !== null) {
      parent?.querySelector('button')?.focus();
      setOpen(null);
      event.preventDefault();
      return;
    }
    const stopsOf = (list: Element | null | undefined, selector: string) => [
      ...(list?.querySelectorAll<HTMLElement>(selector) ?? []),
    ];
    const opener = event.key === 'ArrowDown' && !sub ? parent : null;
    if (opener && target?.getAttribute('aria-expanded') === 'false') {
      target.click();
      event.preventDefault();
      return;
    }
    const next = opener
      ? stopsOf(opener, '[data-sub] a')[0]
      : sub
        ? nextStop(event.key, stopsOf(sub, 'a'), 'column')
        : nextStop(event.key, stopsOf(event.currentTarget, '[data-top]'), drawer ? 'column' : 'row');
    if (!next) return;
    next.focus();
    event.preventDefault();
  };
  const foldBehindFocus = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(null);
  };
  const foldAfterLink = (event: { target: EventTarget }) => {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return;
    setOpen(null);
    setDrawer(false);
  };
  const list = <MenuItems items={items} open={open} onOpen={setOpen} />;

  return (
    <>
      <IconButton
        icon="menu"
        label={menuLabel}
        aria-haspopup="dialog"
        className={css.opener}
        // A modal panel styles the whole page anew, which takes a slow phone longer than a frame.
        onClick={() => afterPaint(() => setDrawer(true))}
      />
      <nav
        ref={bar}
        aria-label={label}
        className={classNames(css.bar, className)}
        onKeyDown={onKeyDown}
        onBlur={foldBehindFocus}
        onClick={foldAfterLink}
      >
        <ul className={css.list}>{!drawer && list}</ul>
      </nav>
      <SidePanel
        side="start"
        open={drawer}
        onClose={() => setDrawer(false)}
        title={menuLabel}
        closeLabel={closeLabel}
      >
        <nav aria-label={label} className={css.drawer} onKeyDown={onKeyDown} onClick={foldAfterLink}>
          <ul className={css.stack}>{list}</ul>
        </nav>
      </SidePanel>
    </>
  );
};
