import { defineTexts } from '#web/texts.ts';
import type { Membership } from '../schema.ts';

const roles: Record<string, string> = {
  owner: 'Owner',
  admin: 'Administrator',
  partner_manager: 'Partner manager',
  finance: 'Finance',
  content: 'Content',
  read_only: 'Read only',
  partner_admin: 'Partner administrator',
  partner_member: 'Partner member',
};

export function roleName({ role, role_name }: Pick<Membership, 'role' | 'role_name'>): string {
  return role_name ?? roles[role] ?? words(role);
}

function words(key: string): string {
  const text = key.replaceAll('_', ' ');
  return text[0]!.toUpperCase() + text.slice(1);
}

export const texts = defineTexts('access/profile/web', {
  unconfirmed: {
    title: 'Confirm your email address first',
    help: (email: string) =>
      `Open the link we sent to ${email}. Until then you can look around, set up and import, but not email others, connect other systems or publish.`,
    sendAgain: 'Send again',
    sent: (email: string) => `Email sent to ${email}`,
  },
  secondFactor: {
    needsApp: 'You need an authenticator app on your phone, such as Google Authenticator, 1Password or Aegis.',
    setupReason: 'Steps that move money need two-factor authentication.',
    title: 'Confirm that it’s you',
    codeReason: 'This step moves money. Enter the current code from your authenticator app.',
    recoveryReason: 'This step moves money. Enter one of your recovery codes; it works once.',
    code: '6-digit code',
    recoveryCode: 'Recovery code',
    required: 'Code is required',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the authenticator app',
    action: 'Continue',
  },
});
