import { expect, test } from '@playwright/test';
import { bearer, colleague } from './accounts.ts';
import { demo, enterBy, signInByCall } from './people.ts';

test('a partner manager limited to own partners can view, not edit, a deal led by a colleague’s partner, and sees why', async ({
  page,
}) => {
  const owner = bearer(await signInByCall(page.request, demo.company));
  const { token } = await colleague(page.request, 'partner_manager');
  const session = await page.request.get('/api/session', { headers: bearer(token) });
  const { user } = (await session.json()) as { user: { id: string } };
  const make = async (path: string, data: object) => {
    const made = await page.request.post(`/api/${path}`, { headers: owner, data });
    expect(made.status(), await made.text()).toBe(201);
    return (await made.json()) as { id: string; row_version: number };
  };
  const stamp = Date.now().toString(36);
  const mine = await make('partners', { name: `Mine ${stamp}`, owner_user_id: user.id });
  const theirs = await make('partners', { name: `Theirs ${stamp}` });
  const deal = await make('opportunities', { name: `Shared ${stamp}`, partner_id: theirs.id });
  const own = await make('opportunities', { name: `Own ${stamp}`, partner_id: mine.id });
  const split = await page.request.put(`/api/opportunities/${deal.id}/participants`, {
    headers: owner,
    data: { participants: [{ partner_id: theirs.id }, { partner_id: mine.id }], row_version: deal.row_version },
  });
  expect(split.ok(), await split.text()).toBe(true);

  await enterBy(page, token);
  await page.goto(`/commissions/opportunities/show/${own.id}`);
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await page.goto(`/commissions/opportunities/show/${deal.id}`);
  await expect(page.getByText('View only. This deal is led by another team member’s partner.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  const stages = page.getByRole('list', { name: 'Stage' }).getByRole('button');
  await expect(stages.first()).toBeVisible();
  for (const stage of await stages.all()) await expect(stage).toBeDisabled();
});
