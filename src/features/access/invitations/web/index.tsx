import Send from 'lucide-react/icons/send';
import { lazy, Suspense } from 'react';
import type { WebFeature } from '#web/feature.ts';

const Button = lazy(() => import('./InviteButton.tsx'));
const Menu = lazy(() => import('./AccessMenu.tsx'));

const Modal = lazy(() => import('./InviteModal.tsx').then(({ InviteModal: part }) => ({ default: part })));

interface InviteModalProps {
  /** The partner of the invited user; without one a team member is invited. */
  partner?: { id: string; name: string };
  onClose: () => void;
}

/** Invites a team member or a partner user. */
export function InviteModal(props: InviteModalProps) {
  return (
    <Suspense>
      <Modal {...props} />
    </Suspense>
  );
}

interface InviteButtonProps {
  partner: { id: string; name: string };
  primary?: boolean;
  small?: boolean;
  /** Defaults to “Invite user”. */
  label?: string;
}

/** Invites a partner user to the partner's portal. */
export function InviteButton(props: InviteButtonProps) {
  return (
    <Suspense>
      <Button {...props} />
    </Suspense>
  );
}

interface AccessMenuProps {
  contact: {
    id: string;
    partner_id: string | null;
    full_name: string;
    email: string | null;
    portal_access: 'none' | 'invited' | 'active';
  };
  /** With words, for the head of a screen; without, for the end of a row. */
  labeled?: boolean;
}

/** The actions on a person's portal access. */
export function AccessMenu(props: AccessMenuProps) {
  return (
    <Suspense>
      <Menu {...props} />
    </Suspense>
  );
}

/** The open invitations to a partner's people, or to team members. */
export const OpenInvitations = lazy(() => import('./OpenInvitations.tsx'));

export const feature: WebFeature = {
  name: 'invitations',
  menu: [
    {
      group: 'Settings',
      section: 'People',
      label: 'Invitations',
      path: '/invitations',
      icon: Send,
      order: 30,
      mode: 'company',
      permission: 'invitations:manage',
    },
  ],
  actions: [
    {
      label: 'Invite team member',
      to: '/invitations?drawer=create',
      icon: Send,
      keywords: ['user', 'colleague', 'access'],
      mode: 'company',
      permission: 'memberships:manage',
    },
  ],
  routes: [
    {
      path: '/invitations',
      title: 'Invitations',
      mode: 'company',
      permission: 'invitations:view',
      page: () => import('./list.tsx'),
    },
  ],
};
