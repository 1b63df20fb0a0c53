import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'contracts',
    mail: 'account',
    resource: 'contracts',
    label: 'Contracts',
    about: 'A contract is signed, declined, about to end or has ended.',
    mode: 'company',
    email: 'instant',
    kinds: [
      'contract_declined',
      'contract_completed',
      'contract_progress',
      'contract_expired',
      'contract_expiring',
      'contract_ended',
      'contract_notice',
      'contract_code_guessed',
    ],
  },
  {
    key: 'own_contracts',
    mail: 'account',
    resource: 'contracts',
    label: 'Your contracts',
    about: 'The company sends a contract, everybody has signed it, or it ends soon.',
    mode: 'partner',
    email: 'instant',
    kinds: [
      'contract_received',
      'contract_partly_signed',
      'contract_signed',
      'contract_ends_soon',
      'contract_notice_given',
    ],
  },
]);
