import { agreementsOf } from '@caravan/country';
import { pagedTypes } from '../../features/registration/registration-types.ts';
import { notFound, redirectTo, unwrap } from '../../routes/outcomes.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';

/**
 * The form that the address names, as data, with the places that it asks for. `/register` leads to the country's first form, and
 * so does a type that it does not have (ROUTE-10).
 */
export const load = async ({
  api,
  country,
  params,
  signal,
}: Pick<LoaderContext, 'api' | 'country' | 'params' | 'signal'>) => {
  const { registration } = await country.registration();
  const types = pagedTypes(registration.forms);
  const [usual] = types;
  if (usual === undefined) throw redirectTo(pathTo('home'));
  const type = types.find((each) => each === params['type']);
  if (type === undefined)
    throw redirectTo(
      params['type'] === undefined ? pathTo('registerType', { type: usual }) : pathTo('register'),
    );
  const form = registration.forms[type];
  if (!form) throw notFound();
  const kinds = new Set(form.groups.flatMap(({ fields }) => fields.map(({ kind }) => kind)));
  const [provinces, countries] = await Promise.all([
    kinds.has('province') ? api.get('provinces', { signal }).then(unwrap) : [],
    kinds.has('country') ? api.get('allCountries', { signal }).then(unwrap) : [],
  ]);
  const { done } = registration;
  return {
    type,
    types,
    form,
    done,
    agreements: agreementsOf(registration, country, type),
    provinces,
    countries,
  };
};

export type RegisterData = Awaited<ReturnType<typeof load>>;
