import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  in_app_notifications: {
    one: 'notification',
    many: 'notifications',
    permission: { everybody: { company: 'manage', partner: 'manage' } },
  },
  waiting_notices: { one: 'waiting notification', many: 'waiting notifications', onPartnerMerge: 'history' },
  notification_keys: { one: 'notification key', many: 'notification keys' },
  notification_hours: { one: 'notification hours', many: 'notification hours' },
  notification_preferences: { one: 'notification preference', many: 'notification preferences' },
});
