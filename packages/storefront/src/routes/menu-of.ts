import type { CountryDefinition } from '@caravan/country';
import type { MenuEntry, ScreenRoute } from './screen-route.ts';

export interface MenuItem extends MenuEntry {
  readonly name: ScreenRoute['name'];
  readonly path: string;
}

/**
 * The main menu read from the route objects: what is not displayed, not for this login state or hidden by the country is
 * left out; the country's own order comes first, then ours (ROUTE-16, SHELL-3).
 */
export const menuOf = (
  routes: readonly ScreenRoute[],
  { menu: changes }: Pick<CountryDefinition, 'menu'>,
  loggedIn: boolean,
): MenuItem[] => {
  const first: readonly string[] = changes.order ?? [];
  const hidden: readonly string[] = changes.hide ?? [];
  const place = (item: MenuItem): number => {
    const own = first.indexOf(item.name);
    return own < 0 ? 1_000_000 + item.order : own;
  };
  return routes
    .flatMap(({ name, path, menu }): MenuItem[] => (menu ? [{ ...menu, name, path }] : []))
    .filter(({ shown, login }) => shown && (login === undefined || (login === 'in') === loggedIn))
    .filter(({ name }) => !hidden.includes(name))
    .sort((a, b) => place(a) - place(b));
};
