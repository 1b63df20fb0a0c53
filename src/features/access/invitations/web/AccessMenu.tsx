import { App, Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import KeyRound from 'lucide-react/icons/key-round';
import { Suspense, useState } from 'react';
import type { PartnerPerson } from '#features/access/impersonations/schema.ts';
import { ViewAsDialog } from '#features/access/impersonations/web/index.tsx';
import { DropMenu, type MenuEntry } from '#web/components/DropMenu.tsx';
import { apiPage, apiRows } from '#web/requests/api.ts';
import { useAction } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import type { Invitation } from '../schema.ts';
import { InviteModal } from './InviteModal.tsx';
import { texts } from './texts.ts';
import { useInvitationActions } from './useInvitationActions.ts';

interface AccessMenuProps {
  contact: {
    id: string;
    partner_id: string | null;
    full_name: string;
    email: string | null;
    portal_access: 'none' | 'invited' | 'active';
  };
  labeled?: boolean;
}

export default function AccessMenu({ contact, labeled }: AccessMenuProps) {
  const { message, modal } = App.useApp();
  const [inviting, setInviting] = useState(false);
  const [viewing, setViewing] = useState<PartnerPerson | null>(null);
  const mayView = useCan('impersonations', 'manage');
  const { resend, withdraw } = useInvitationActions();
  const remove = useAction<string>('contacts', (id) => `contacts/${id}/remove_access`, undefined, [
    'partners',
    'invitations',
  ]);
  const { partner_id, email, full_name, portal_access } = contact;
  if (!partner_id) return null;

  const onOpen = async (act: (invitation: Invitation) => Promise<void>) => {
    const query = { partner_id, email: email ?? '', status: 'open' };
    const [invitation] = (await apiPage<Invitation>('invitations', query)).rows;
    if (invitation) await act(invitation);
    else message.error(texts.thisInvitationNoLongerExists);
  };
  const removeAccess = () =>
    modal.confirm({
      title: texts.removeSAccess(full_name),
      content: texts.theySignedOutImmediatelyAndNeed,
      okText: texts.removeAccess,
      okButtonProps: { danger: true },
      onOk: () => remove.mutateAsync(contact.id).catch((error: Error) => void message.error(error.message)),
    });

  // A contact knows its mailbox, the portal its person.
  const findPerson = async () => {
    const people = await apiRows<PartnerPerson>('impersonations/people', { query: { partner_id } });
    const person = people.find((one) => one.email.toLowerCase() === email?.toLowerCase());
    if (person) setViewing(person);
    else message.error(texts.hasNotSignedInWithThis(full_name));
  };

  const items: Record<typeof portal_access, MenuEntry[]> = {
    none: [{ key: 'invite', label: texts.inviteToPortal, onClick: () => setInviting(true) }],
    invited: [
      { key: 'again', label: texts.resendInvitation, onClick: () => onOpen(resend) },
      { key: 'withdraw', label: texts.withdrawInvitation, danger: true, onClick: () => onOpen(withdraw) },
    ],
    active: [
      ...(mayView ? [{ key: 'view', label: texts.viewAs, onClick: findPerson }] : []),
      { key: 'remove', label: texts.removeAccessText, danger: true, onClick: removeAccess },
    ],
  };
  return (
    <>
      <DropMenu items={items[portal_access]} placement="bottomRight">
        {labeled ? (
          <Button icon={<KeyRound size={16} />}>{texts.portalAccess}</Button>
        ) : (
          <Button type="text" size="small" icon={<Ellipsis size={16} />} aria-label={texts.portalAccessOf(full_name)} />
        )}
      </DropMenu>
      {inviting && (
        <InviteModal
          partner={{ id: partner_id, name: texts.thePartner }}
          initial={{ email: email ?? undefined, full_name }}
          onClose={() => setInviting(false)}
        />
      )}
      {viewing && (
        <Suspense>
          <ViewAsDialog address="impersonations" person={{ ...viewing, partner_id }} onClose={() => setViewing(null)} />
        </Suspense>
      )}
    </>
  );
}
