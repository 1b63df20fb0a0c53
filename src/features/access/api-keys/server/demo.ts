import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createApiKey, revokeApiKey } from './service.ts';

/** Adds keys of both sides. Their secrets are discarded, so that nothing can sign in with them. */
async function addKeys(story: DemoStory): Promise<void> {
  const { kernel, history, company } = story;
  if (!company.hasExceptions) return;
  const { permissions } = kernel;
  await history.on(history.day(-4), async (call) => {
    const warehouse = ['partners:view', 'opportunities:view', 'commission_lines:view'];
    await createApiKey(call, permissions, { name: 'Data warehouse', permissions: warehouse });
    const former = await createApiKey(call, permissions, { name: 'Former CRM', permissions: ['accounts:manage'] });
    await revokeApiKey(call, former.id);
  });
  await history.on(
    history.day(-2),
    async (call) => {
      await createApiKey(call, permissions, { name: 'Website form', permissions: ['deal_registrations:manage'] });
    },
    {
      mode: 'partner',
      partner_id: story.get('partners')[0]!.id,
      role: 'partner_admin',
      user_id: company.portal_user,
      full_name: 'Piet Partner',
    },
  );
}

export const demo = [defineDemo('api-keys', { when: 'portal', after: ['partner-portal'], run: addKeys })];
