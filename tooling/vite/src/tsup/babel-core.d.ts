/** The one call we make; the package carries no types of its own. */
declare module '@babel/core' {
  export interface TransformOptions {
    filename: string;
    babelrc: false;
    configFile: false;
    sourceMaps: 'inline';
    parserOpts: { plugins: string[] };
    plugins: string[];
  }
  export const transformAsync: (
    source: string,
    options: TransformOptions,
  ) => Promise<{ code?: string | null } | null>;
}
