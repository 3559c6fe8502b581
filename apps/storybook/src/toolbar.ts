/** The themes of the country apps, as their pages load them: a new country is in the toolbar at once. */
const themes = import.meta.glob<string>('../../*/src/theme.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const countryOf = (file: string): string => /\.\.\/([^/.]+)\/src/.exec(file)?.[1] ?? '';

const sheets: ReadonlyMap<string, string> = new Map(
  Object.entries(themes).map(([file, text]) => [countryOf(file), text]),
);

/** Two letters of every country that has a theme. */
export const countries: readonly string[] = [...sheets.keys()].toSorted();

/** Puts a country's theme over the tokens. */
export const wearTheme = (country: string): void => {
  const id = 'country-theme';
  const style = document.querySelector(`#${id}`) ?? document.createElement('style');
  style.id = id;
  style.textContent = sheets.get(country) ?? '';
  document.head.append(style);
  document.documentElement.dataset['country'] = country;
};
