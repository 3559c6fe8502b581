import { unwrap } from '../../routes/outcomes.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';

export const load = async ({ api, signal }: LoaderContext) => unwrap(await api.get('categories', { signal }));
