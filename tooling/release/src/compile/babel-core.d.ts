/** The one call we make; the package carries no types of its own. */
declare module '@babel/core' {
  export interface TransformOptions {
    filename: string;
    babelrc: false;
    configFile: false;
    plugins: (string | [plugin: string, options: object])[];
  }
  export const transformAsync: (
    source: string,
    options: TransformOptions,
  ) => Promise<{ code?: string | null } | null>;
}
