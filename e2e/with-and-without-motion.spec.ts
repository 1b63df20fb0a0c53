import { expect, test } from '@playwright/test';
import { demo, enterAs } from './people.ts';

// The same steps must work for people who ask their system for no motion and for everybody else.
for (const [how, reducedMotion] of [
  ['with no motion', 'reduce'],
  ['with motion', 'no-preference'],
] as const) {
  test.describe(how, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('a condition is written, and a drawer and a menu are opened and closed, by keyboard', { tag: '@all' }, async ({
      page,
    }) => {
      await enterAs(page, demo.company);
      await page.goto('/audiences/create');
      const add = page.getByRole('button', { name: 'Add condition' });
      await expect(add).toBeEnabled();
      await add.press('Enter');
      const field = page.getByRole('combobox', { name: 'Field' });
      await expect(field).toBeFocused();
      await page.keyboard.type('Tier');
      await expect(page.locator('.ant-select-item-option', { hasText: 'Tier' }).last()).toBeVisible();
      await page.keyboard.press('Enter');
      // A list takes Tab for a choice until it is closed.
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
      await expect(field).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('combobox', { name: 'Tier' })).toBeFocused();
      await page.keyboard.type('Gold');
      await expect(page.locator('.ant-select-item-option', { hasText: 'Gold' }).last()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Partners if tier is Gold.')).toBeVisible();

      await page.goto('/partners/types');
      const create = page.getByRole('button', { name: /^(Create|New)/ }).first();
      await create.press('Enter');
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByLabel('Name')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL('/partners/types');

      await page.goto('/partners');
      const view = page.getByRole('button', { name: 'Saved views' });
      await view.press('Enter');
      await expect(page.getByRole('menu')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      await expect(view).toBeFocused();
    });
  });
}
