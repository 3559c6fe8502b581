import type { CountryDefinition } from '@caravan/country';
import type { Language } from '@caravan/i18n';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const inPath = (request: FastifyRequest): string =>
  /^\/([a-z]{2,3})\/api(?:[/?]|$)/.exec(request.raw.url ?? '')?.[1] ?? '';

/** The language of the path; one that the country does not have is no address of it: 404 (API-1). */
export const languageOf = (request: FastifyRequest, country: CountryDefinition): Language => {
  const language = country.languages.find((known) => known === inPath(request));
  if (!language) throw new Refusal('not_found');
  return language;
};

/** The language for an error: the path's if the country has it, else the country's own. */
export const languageOfError = (request: FastifyRequest, country: CountryDefinition): Language =>
  country.languages.find((known) => known === inPath(request)) ?? country.defaultLanguage;
