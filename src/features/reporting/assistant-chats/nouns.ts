import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  assistant_chats: {
    one: 'conversation with the assistant',
    many: 'conversations with the assistant',
    permission: { label: 'Conversations with the assistant', everybody: { company: 'view', partner: 'view' } },
    onPartnerMerge: 'history',
    isTrail: true,
  },
  assistant_messages: {
    one: 'message of the assistant',
    many: 'messages of the assistant',
    partOf: { table: 'assistant_chats', column: 'chat_id' },
    onPartnerMerge: 'history',
    isTrail: true,
  },
  assistant_settings: {
    one: 'assistant settings',
    many: 'assistant settings',
    permission: {
      label: 'Model and budget of the assistant',
      wholeCompany: 'view',
      hiddenFrom: ['partner_manager', 'finance', 'content', 'read_only'],
    },
    log: 'company',
  },
  assistant_requests: {
    one: 'request to a model',
    many: 'requests to a model',
    permission: { label: 'What was sent to a model', everybody: { company: 'view', partner: 'view' } },
    onPartnerMerge: 'history',
    isTrail: true,
  },
});
