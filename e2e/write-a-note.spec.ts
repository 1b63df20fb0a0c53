import { expect, test } from '@playwright/test';
import { demo, enterAs, expectAccessible } from './people.ts';
import { firstOf } from './screens.ts';

test('a note is written with bold words and a link', async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('a note is written with words made bold and a link, and no link can run a script', async () => {
    await enterAs(page, demo.company);
    await page.goto(`${await firstOf(page, '/commissions/opportunities')}?tab=notes`);
    const note = page.getByRole('textbox', { name: 'New note' });
    await note.click();
    await page.getByRole('button', { name: 'Bold' }).click();
    await note.pressSequentially('Renewal');
    await page.getByRole('button', { name: 'Bold' }).click();
    await note.pressSequentially(' is due, see ');

    await page.getByRole('toolbar').getByRole('button', { name: 'Link' }).click();
    const address = page.getByRole('textbox', { name: 'Link address' });
    await address.fill('javascript:alert(1)');
    await address.press('Enter');
    await expect(page.getByText('Links must start with https://')).toBeVisible();
    await expect(note.getByRole('link')).toHaveCount(0);
    await expectAccessible(page);
    await address.fill('https://example.com/terms');
    await address.press('Enter');
    await expect(note.getByRole('link')).toHaveAttribute('href', 'https://example.com/terms');
    await expect(address).toBeHidden();
    await expectAccessible(page);

    // The activity above shows the note, too.
    const notes = page.getByRole('region', { name: 'Notes' });
    await notes.getByRole('button', { name: 'Add note' }).click();
    const written = notes.getByText('Renewal', { exact: true });
    await expect(written).toBeVisible();
    await expect(written.locator('xpath=ancestor-or-self::strong')).toHaveCount(1);
    await expect(notes.getByRole('link', { name: 'https://example.com/terms' })).toBeVisible();
    await expect(note).toHaveText('');
  });
});
