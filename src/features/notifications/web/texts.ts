import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts({
  en: {
    notifications: 'Notifications',
    unreadCount: (count: number) => `Notifications, ${count} unread`,
    all: (count: number) => `All (${count})`,
    unread: (count: number) => `Unread (${count})`,
    newGroup: 'NEW',
    olderGroup: 'OLDER',
    nothing: 'No notifications',
    markAll: 'Mark all as read',
    loadMore: 'Load more',
    isUnread: 'Unread',
  },
});
