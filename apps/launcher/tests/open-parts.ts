import { expect, type Page } from '@playwright/test';

/** Opens what the checkout answers in short for a member who ordered before (CHK-10), to fill it in by hand. */
export const openParts = async (page: Page): Promise<void> => {
  await expect(page.locator('#delivery')).toBeVisible();
  await expect(page.locator('#checkout [aria-busy=true]')).toHaveCount(0);
  for (const part of ['address', 'delivery', 'payment', 'coupon', 'comments']) {
    const change = page.locator(`#${part}-change`);
    if (await change.isVisible()) await change.click();
  }
};
