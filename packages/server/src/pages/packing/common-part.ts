import type { PageAssets } from '../assets/assets.ts';
import { documentLoad } from '../document.ts';

/** What the scripts and styles of a document depend on. */
export interface CommonFacts {
  readonly assets: PageAssets;
  /** Runs before anything can be pressed. */
  readonly firstScript: string | undefined;
  /** Style of what that script shows. */
  readonly firstStyle: string | undefined;
  /** Id of the mark up to which it is painted at once. */
  readonly firstPaint: string | undefined;
  /** The page is filled in the browser: its scripts do not wait for the first paint. */
  readonly filledLater: boolean;
  /** Something is said above the page. */
  readonly notice: boolean;
  readonly nonce: string;
}

/**
 * Gives the scripts and styles of documents as bytes: for pages with the same, the same bytes, which are two thirds of a product's page.
 * The build gives the same assets for the same sources.
 */
export const createCommonParts = (
  facts: Pick<CommonFacts, 'firstScript' | 'firstStyle' | 'firstPaint' | 'nonce'>,
) => {
  const made = new WeakMap<PageAssets, Map<string, Buffer>>();
  return (
    assets: PageAssets,
    { filledLater, notice }: Pick<CommonFacts, 'filledLater' | 'notice'>,
  ): Buffer => {
    const parts = made.get(assets) ?? new Map<string, Buffer>();
    made.set(assets, parts);
    const name = `${filledLater} ${notice}`;
    const part = parts.get(name) ?? Buffer.from(documentLoad({ ...facts, assets, filledLater, notice }));
    parts.set(name, part);
    return part;
  };
};
