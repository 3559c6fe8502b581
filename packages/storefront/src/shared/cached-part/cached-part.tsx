import { createContext, createElement, use, type ComponentType, type ReactElement } from 'react';

/** What a cached part may be given: values that name its markup. */
export type PartProps = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The one element that a part is made of, as React takes it: its name, its attributes, and what is in it as markup. */
export interface PartMarkup {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inner: string;
}

/** Finds the markup of a part with what it is given, as that element; null where it shows nothing, undefined while it has not been made. */
export type FindMarkup = (
  part: unknown,
  props: PartProps,
  element: ReactElement,
) => PartMarkup | null | undefined;

/** Where pages are made on the server: what their cached parts look like. */
export const PartCache = createContext<FindMarkup | null>(null);

/**
 * A part that is the same on every page of a language and region, for visitors: the server makes its markup once, and React goes
 * past it (decision 0098). It is one element, or nothing; what it shows follows from the shop's country, language and region, and
 * from what it is given. One that asks for the address, or for an id, is made for each page anew, and a test fails. In a browser it
 * is a part like any other.
 */
export const cachedPart = <Props extends PartProps>(Part: ComponentType<Props>): ComponentType<Props> => {
  if (typeof document !== 'undefined') return Part;
  return function CachedPart(props: Props) {
    const element = <Part {...props} />;
    const markup = use(PartCache)?.(Part, props, element);
    if (markup === undefined) return element;
    return (
      markup &&
      createElement(markup.tag, {
        ...markup.attributes,
        dangerouslySetInnerHTML: { __html: markup.inner },
      })
    );
  };
};
