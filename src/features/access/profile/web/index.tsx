import CircleUser from 'lucide-react/icons/circle-user';
import Lock from 'lucide-react/icons/lock';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import type { WebFeature } from '#web/feature.ts';
import { SecondFactorGate } from './SecondFactorGate.tsx';

export const feature: WebFeature = {
  name: 'profile',
  routes: [{ path: '/profile', title: 'Profile', page: () => import('./show.tsx') }],
  actions: [
    { label: 'My profile', to: '/profile', icon: CircleUser, keywords: ['account', 'photo', 'email', 'appearance'] },
    {
      label: 'Change my password',
      to: '/profile?tab=security',
      icon: Lock,
      keywords: ['security', 'two-factor', '2fa'],
    },
    {
      label: 'My active sessions',
      to: '/profile?tab=sessions',
      icon: MonitorSmartphone,
      keywords: ['sessions', 'devices'],
    },
  ],
  gate: SecondFactorGate,
  banner: {
    isShown: ({ user }) => !user.email_verified,
    page: () => import('./ConfirmBanner.tsx'),
  },
};
