import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'account_mapping',
    resource: 'mapping_populations',
    label: 'Account mapping',
    about: 'A partner asks to see an account list, reports a wrong match, or answers you.',
    mode: 'company',
    email: 'instant',
    kinds: ['mapping_consent_asked', 'mapping_consent_answered', 'mapping_match_reported', 'mapping_report_answered'],
  },
  {
    key: 'own_account_mapping',
    resource: 'mapping_populations',
    label: 'Account mapping',
    about: 'The company asks to see one of your account lists, reports a wrong match, or answers you.',
    mode: 'partner',
    email: 'instant',
    kinds: [
      'mapping_consent_asked_of_partner',
      'mapping_consent_answered_to_partner',
      'mapping_match_reported_to_partner',
      'mapping_report_answered_to_partner',
    ],
  },
  {
    key: 'introductions',
    resource: 'introductions',
    label: 'Introductions',
    about: 'A partner asks for an introduction, or answers your request.',
    mode: 'company',
    email: 'instant',
    kinds: ['introduction_asked', 'introduction_answered'],
  },
  {
    key: 'own_introductions',
    resource: 'introductions',
    label: 'Introductions',
    about: 'The company asks for an introduction, or answers your request.',
    mode: 'partner',
    email: 'instant',
    kinds: ['own_introduction_asked', 'own_introduction_answered'],
  },
]);
