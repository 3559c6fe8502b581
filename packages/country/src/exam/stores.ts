import { lacking, repeated, unmet, type Check } from './check.ts';

/** The regions of a country with a picker of its own (SHELL-7, DLV-3). */
export const stores: readonly Check[] = [
  {
    title: 'SHELL-7 names its regions in each language, and has a default one exactly where it has any',
    faults: ({ stores: regions, defaultStore, rules, languages }) => {
      const ids = regions.map(({ id }) => id);
      const used = rules.delivery.flatMap((rule) => rule.stores ?? []);
      return [
        ...unmet(
          [used.length === 0 || ids.length > 0, 'deliveries differ by store, but there are no stores'],
          [ids.length === 0 || defaultStore !== null, 'there are stores, but no default one'],
          [
            defaultStore === null || ids.includes(defaultStore),
            `the default store ${defaultStore} is none of the stores`,
          ],
        ),
        ...repeated(ids).map((id) => `the store ${id} stands twice`),
        ...ids
          .filter((id) => !Number.isInteger(id) || id < 1)
          .map((id) => `the store ${id} is not a whole number above zero`),
        ...lacking(used, ids).map((id) => `a delivery is offered in store ${id}, which does not exist`),
        ...regions.flatMap(({ id, name }) =>
          languages
            .filter((language) => !name[language]?.trim())
            .map((language) => `the name of store ${id} is missing in ${language}`),
        ),
      ];
    },
  },
];
