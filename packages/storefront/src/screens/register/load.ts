import { agreementsOf, signsContract } from '@caravan/country';
import { joinTopic } from '../../features/company/join-topic.ts';
import { pagedTypes } from '../../features/registration/registration-types.ts';
import { notFound, redirectTo, unwrap } from '../../routes/outcomes.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';

/** Questions about joining that are answered below the form. */
const mostQuestions = 5;

/**
 * The form that the address names, as data, with the places that it asks for and what people ask before they join: the page does
 * without that if it cannot be had. `/register` leads to the country's first form, and so does a type that it does not have (ROUTE-10).
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
  const [provinces, countries, [, questions = []]] = await Promise.all([
    kinds.has('province') ? api.get('provinces', { signal }).then(unwrap) : [],
    kinds.has('country') ? api.get('allCountries', { signal }).then(unwrap) : [],
    api.get('questions', { query: { category: joinTopic }, signal }),
  ]);
  const { title, text, ownerText } = registration.done;
  return {
    type,
    types,
    form,
    done: { title, text: signsContract(type) ? ownerText : text },
    agreements: agreementsOf(type),
    provinces,
    countries,
    questions: questions.slice(0, mostQuestions),
  };
};

export type RegisterData = Awaited<ReturnType<typeof load>>;
