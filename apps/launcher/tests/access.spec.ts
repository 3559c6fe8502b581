import { expect, test } from '@playwright/test';
import { examine } from './examine.ts';
import { page as address } from './launcher.ts';
import { countries, shops } from './shops.ts';
import {
  addresses,
  asReturns,
  examinedWhole,
  examineScreen,
  firstProducts,
  goOn,
  languages,
  mails,
  membersOnly,
  open,
  passedIn,
  passwordReset,
  photos,
  registerType,
  speak,
  withoutPictures,
} from './walk.ts';
import { wordsOf } from './words.ts';

test.use({ launchOptions: withoutPictures });

for (const country of countries) {
  const [whole, ...others] = languages[country];
  const say = wordsOf(whole);
  const shop = shops[country];

  test(`A11Y-1 SHELL-11 every visitor can use every screen of ${country} in ${whole}`, async ({ page }) => {
    test.setTimeout(180_000);
    await speak(page, country, whole);
    const [product] = await firstProducts(country, 1, whole);
    const productPath = `/e-shop/${product.id}-${product.slug}`;
    const screens = addresses({ product: productPath, mails, passwordReset, registerType, photos }, [
      ...passedIn(country),
      ...membersOnly,
    ]);
    for (const [place, path] of [...screens, '/e-shop?q=zzzz'].entries())
      await examineScreen(page, country, path, place);

    await open(page, country, productPath);
    await page
      .getByRole('link', { name: say('shop.zoom') })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await examine(page, 'the enlarged picture', [320]);
    await page.keyboard.press('Escape');
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('shell.menu'), exact: true })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await examine(page, 'the menu', [320]);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: say('shop.search') }).fill('71');
    await expect(page.getByRole('listbox')).toBeVisible();
    await examine(page, 'the suggestions', [320]);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: say('shell.my-account') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await examine(page, 'the panel of a visitor');
  });

  for (const language of others)
    test(`A11Y-1 LANG-1 every public screen of ${country} can be used in ${language} at 320 px`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await speak(page, country, language);
      const [product] = await firstProducts(country, 1, language);
      const examples = {
        product: `/e-shop/${product.id}-${product.slug}`,
        mails,
        passwordReset,
        registerType,
        photos,
      };
      const screens = addresses(examples, [...passedIn(country), ...membersOnly, ...asReturns]);
      for (const [place, path] of screens.entries()) {
        if (place === 0) await open(page, country, path);
        else await goOn(page, path);
        await expect(page.locator('html'), path).toHaveAttribute('lang', language);
        await examine(page, path, [320], { without: examinedWhole });
      }
    });

  if (shop.store !== null)
    test(`A11Y-1 SHELL-7 the region of ${country} can be chosen by everyone`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address(country, '/'));
      await expect(page.getByRole('dialog')).toBeVisible();
      await examine(page, 'the region');
    });
}
