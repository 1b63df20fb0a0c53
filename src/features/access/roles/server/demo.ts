import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createOwnRole } from './service.ts';

/** Adds a custom role for each side: one of the company, and one of the first partner. */
async function addRoles({ kernel, history, company }: DemoStory, home: string): Promise<void> {
  if (!company.hasExceptions) return;
  await history.on(history.day(-3), async (call) => {
    await createOwnRole(call, kernel.permissions, {
      name: 'Regional partner manager',
      description: 'Manages their own partners and the deals of these partners.',
      scope: 'own',
      permissions: [
        'partners:view',
        'contacts:manage',
        'deal_registrations:view',
        'opportunities:view',
        'tasks:manage',
      ],
    });
  });
  await history.on(
    history.day(-2),
    async (call) => {
      await createOwnRole(call, kernel.permissions, {
        name: 'Deal coordinator',
        description: 'Registers deals and follows them, without earnings.',
        permissions: ['deal_registrations:manage', 'opportunities:view', 'contacts:view'],
      });
    },
    { organization_id: home, mode: 'partner', user_id: company.portal_user, full_name: 'Piet Partner' },
  );
}

export const demo = [defineDemo('roles', { when: 'portal', after: ['partner-portal'], run: addRoles })];
