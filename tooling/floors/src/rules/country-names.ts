import ts from 'typescript';
import type { Complaint } from '../complaint.ts';
import { lineOf, nodesOf, type SourceFile } from '../source-file.ts';

/** Names of countries, in English and as they call themselves, also inside identifiers such as `isKyrgyzstan`. */
const names =
  /(?<![a-z])(Turkey|Türkiye|Turkiye|Azerbaijan|Azərbaycan|Kazakhstan|Iraq|Kyrgyzstan|Kirghizia)(?![a-z])|Қазақстан|Казахстан|Ирак(?!\p{L})|العراق|საქართველო|Грузи[яи]|Кыргызстан|Киргизи[яи]|Азербайджан|Турци[яи]/iu;

/** Codes that name a country and no language, and those that name both. */
const onlyCountry = new Set(['kg', 'kz', 'iq', 'ge']);
const alsoLanguage = new Set(['tr', 'az']);

const isCode = (text: string): boolean => onlyCountry.has(text) || alsoLanguage.has(text);

/** A country's host or folder in a text: `kg.localhost`, `/media/tr/…`, `apps/kz`. */
const codeInPath = /(^|\/\/)(kg|tr|az|kz|iq|ge)\.localhost|(media|apps)\/(kg|tr|az|kz|iq|ge)(\/|$)/i;

/** What the countries sell in, by its letters or its sign. */
const currency = /^(TRY|TRL|AZN|KZT|KGS|USD|GEL|LRI)$|[₺₸₼₾]|(?<!\p{L})сом(?!\p{L})/u;

/** A table of all the world's countries names none of them. */
const ofTheWorld = 100;

const inWorldTable = (node: ts.Node): boolean => {
  for (let outer: ts.Node | undefined = node.parent; outer; outer = outer.parent) {
    if (ts.isArrayLiteralExpression(outer) && outer.elements.length >= ofTheWorld) return true;
    if (ts.isObjectLiteralExpression(outer) && outer.properties.length >= ofTheWorld) return true;
  }
  return false;
};

/** What a value is compared with, where it is: `country.val` in `country.val === 'tr'` and in a switch. */
const comparedWith = (node: ts.Node): string => {
  const { parent } = node;
  if (ts.isCaseClause(parent)) return parent.parent.parent.expression.getText();
  if (ts.isElementAccessExpression(parent)) return parent.expression.getText();
  if (!ts.isBinaryExpression(parent)) return '';
  return (parent.left === node ? parent.right : parent.left).getText();
};

const aboutCountry = /countr|\bval\b|\bhost|shop\b/i;

const namedByText = (node: ts.Node, text: string): string | null => {
  if (names.test(text)) return `names a country ("${names.exec(text)?.[0] ?? ''}")`;
  if (codeInPath.test(text)) return `names a country's place ("${text}")`;
  if (currency.test(text)) return `names a currency ("${text}")`;
  const code = text.toLowerCase();
  if (onlyCountry.has(code) && !inWorldTable(node)) return `names a country ("${text}")`;
  if (alsoLanguage.has(code) && aboutCountry.test(comparedWith(node)))
    return `asks which country it is ("${text}")`;
  return null;
};

const namedBy = (node: ts.Node): string | null => {
  if (ts.isIdentifier(node)) {
    if (currency.test(node.text)) return `names a currency ("${node.text}")`;
    const key = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if (key && onlyCountry.has(node.text) && !inWorldTable(node)) return `names a country ("${node.text}")`;
    const member = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
    if (member && isCode(node.text) && aboutCountry.test(node.parent.expression.getText())) {
      return `asks for one country ("${node.text}")`;
    }
    return names.test(node.text.replaceAll(/([a-z])([A-Z])/g, '$1 $2'))
      ? `names a country ("${node.text}")`
      : null;
  }
  const literal =
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  return literal || ts.isJsxText(node) ? namedByText(node, node.text) : null;
};

/** Below the countries' floor nothing knows one: no name, no code, no currency, no question which country this is (CTRY-2, CTRY-6). */
export const checkCountryNames = ({ file, shipped, tree }: SourceFile): Complaint[] =>
  shipped
    ? nodesOf(tree).flatMap((node) => {
        const what = namedBy(node);
        return what === null
          ? []
          : [{ file, line: lineOf(node), text: `${what}: make it a field of the definition` }];
      })
    : [];
