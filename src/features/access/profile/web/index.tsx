import CircleUser from 'lucide-react/icons/circle-user';
import type { WebFeature } from '#web/feature.ts';

export const feature: WebFeature = {
  name: 'profile',
  routes: [{ path: '/profile', title: 'Profile', page: () => import('./show.tsx') }],
  actions: [
    { label: 'My profile', to: '/profile', icon: CircleUser, keywords: ['account', 'photo', 'email', 'appearance'] },
    { label: 'Change my password', to: '/profile?tab=security', keywords: ['security', 'two-factor', '2fa'] },
    { label: 'Where I am signed in', to: '/profile?tab=sessions', keywords: ['sessions', 'devices'] },
  ],
  banner: {
    isShown: ({ user }) => !user.email_verified,
    page: () => import('./ConfirmBanner.tsx'),
  },
};
