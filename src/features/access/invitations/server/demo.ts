import { domainOf } from '#server/demo/names.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { invite } from './service.ts';

/** The demo partner has invited a colleague, who has not accepted yet. */
async function inviteColleague(story: DemoStory, home: string): Promise<void> {
  const { history, company } = story;
  if (!company.hasExceptions) return;
  const partner = story.get('partners')[0]!;
  await history.on(
    history.day(0, -1),
    (call) =>
      invite(call, {
        email: `yara.santos@${domainOf(partner.name)}`,
        full_name: 'Yara Santos',
        role: 'partner_member',
        partner_id: partner.id,
      }),
    {
      mode: 'partner',
      partner_id: partner.id,
      home_organization_id: home,
      role: 'partner_admin',
      user_id: company.portal_user,
      full_name: 'Piet Partner',
    },
  );
}

export const demo = [defineDemo('invitations', { when: 'portal', after: ['partner-portal'], run: inviteColleague })];
