import { formatPercent } from '#web/region.ts';
import { defineTexts } from '#web/texts.ts';
import type { GoLiveKey } from '../schema.ts';

export const texts = defineTexts('work/go-live/web', {
  title: 'Go-live checklist',
  homeTitle: 'Set up your program',
  doIt: 'Do it now',
  change: 'Change',
  publish: 'Review and publish',
  partnersFirst: 'Add a partner first. Then invite its people here.',
  text: 'What to set up before you invite partners. Items tick themselves off as you complete them.',
  score: (score: number) => `${formatPercent(score)} ready`,
  percent: (score: number) => formatPercent(score),
  setUp: (score: number) => `${formatPercent(score)} set up`,
  done: 'Done',
  open: 'Open',
  ready: 'You’re ready to invite partners.',
  next: (title: string) => `Next: ${title}`,
  all: 'Open checklist',
  dismiss: 'Do not show again',
  dismissed: 'Hidden. The checklist stays in Settings.',
  onDashboard: 'Show on the dashboard',
  offDashboard: 'Hide from the dashboard',
  testMail: 'Send test email',
  testSent: 'Test email sent',
  testWaits: 'No mail server is set up. Your test email is listed under Sent email.',
});

/** The title of each item and the screen to complete it on. */
export interface Place {
  title: string;
  action: string;
  to: string;
  /** Used when the module of the first one is disabled. */
  otherwise?: { action: string; to: string };
}
export const entries: Record<GoLiveKey, Place> = {
  details: { title: 'Describe your company', action: 'Edit', to: '/administration/settings' },
  types: { title: 'Add partner types', action: 'Open', to: '/partners/types' },
  partners: { title: 'Add your first partner', action: 'Add', to: '/partners/create' },
  plan: { title: 'Publish an incentive structure', action: 'Open', to: '/commissions/structure' },
  payouts: { title: 'Set payout rules', action: 'Open', to: '/administration/program' },
  mail: { title: 'Check email delivery', action: 'Sent email', to: '/administration/mails' },
  portal: { title: 'Invite a partner user', action: 'Partners', to: '/partners' },
  team: { title: 'Invite a team member', action: 'Invite', to: '/invitations' },
  branding: { title: 'Upload your logo', action: 'Edit', to: '/administration/settings' },
  deals: {
    title: 'Add your first deal',
    action: 'Import',
    to: '/imports/create',
    otherwise: { action: 'Create', to: '/commissions/opportunities/create' },
  },
  sample: { title: 'Remove the sample data', action: 'Remove', to: '/administration/go-live' },
};
