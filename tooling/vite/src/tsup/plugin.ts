import type { Options } from 'tsup';

/** A plugin of the bundler that tsup runs. */
export type Plugin = NonNullable<Options['esbuildPlugins']>[number];
