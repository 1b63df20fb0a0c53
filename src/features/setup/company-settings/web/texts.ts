import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts({
  en: {
    details: 'Company Settings',
    region: 'Region',
    branding: 'Branding',
    security: 'Security',
    team: 'Team',
    roles: 'Roles',
    apiKeys: 'API keys',
    rules: 'Program rules',
    data: 'Your data',
    inviteTeamMember: 'Invite team member',
  },
});
