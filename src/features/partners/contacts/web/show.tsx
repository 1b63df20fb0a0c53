import { useNavigate } from '@tanstack/react-router';
import { Button, Flex } from 'antd';
import Pencil from 'lucide-react/icons/pencil';
import { AccessMenu } from '#features/access/invitations/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { CustomFacts } from '#web/resource/custom-fields/CustomFacts.tsx';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useOne, useUpdate } from '#web/resource/data/useResource.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useCan, useSession } from '#web/session.tsx';
import { type Contact, contactFields } from '../schema.ts';

const words = changesOf(contactFields);

export default function ContactShow() {
  const contact = useOne<Contact>('contacts', useParam('id'));
  return <Loaded query={contact}>{(row) => <ContactScreen row={row} />}</Loaded>;
}

function ContactScreen({ row }: { row: Contact }) {
  const isCompany = useSession().mode === 'company';
  const navigate = useNavigate();
  const removeLater = useRemoveWithUndo('contacts');
  const update = useUpdate<Contact>('contacts');
  const sayFailure = useErrorMessage();
  const mayManage = useCan('contacts', 'manage');
  const mayInvite = useCan('invitations', 'manage') && !!row.partner_id && !row.archived_at;
  const archive = () => {
    navigate({ to: '/contacts' });
    removeLater(row.id, `${row.full_name} archived`);
  };
  const access = contactFields.portal_access.options.find(({ value }) => value === row.portal_access);
  const about = <About row={row} />;

  return (
    <DetailPage
      record={{ resource: 'contacts', id: row.id }}
      name={row.full_name}
      picture={{}}
      status={
        <>
          {row.is_primary && <StatusTag tone="blue">Primary</StatusTag>}
          {row.partner_id && <StatusTag tone={access?.tone}>{access?.label}</StatusTag>}
          {row.archived_at && <StatusTag>Archived</StatusTag>}
        </>
      }
      subtitle={
        <>
          {row.title && <span>{row.title}</span>}
          {isCompany && row.partner_id && <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name ?? ''}</Link>}
          {isCompany && row.account_id && (
            <Link to={`/companies/show/${row.account_id}`}>{row.account_name ?? ''}</Link>
          )}
        </>
      }
      actions={
        <>
          {mayManage && (
            <Button icon={<Pencil size={16} />} onClick={() => navigate({ to: `/contacts/edit/${row.id}` })}>
              Edit
            </Button>
          )}
          {mayInvite && <AccessMenu contact={row} labeled />}
        </>
      }
      menu={
        mayManage
          ? [
              row.archived_at
                ? {
                    key: 'restore',
                    label: 'Restore',
                    onClick: () =>
                      update.mutate({ id: row.id, values: { archived_at: null } }, { onError: sayFailure }),
                  }
                : {
                    key: 'archive',
                    label: 'Archive',
                    danger: true,
                    disabled: row.portal_access === 'active',
                    onClick: archive,
                  },
            ]
          : undefined
      }
      tabs={[
        { key: 'overview', label: 'Overview', content: about },
        ...(isCompany
          ? [
              {
                key: 'activity',
                label: 'Activity',
                last: true as const,
                content: <AuditTimeline table="contacts" id={row.id} {...words} />,
              },
            ]
          : []),
      ]}
    />
  );
}

function About({ row }: { row: Contact }) {
  return (
    <Card>
      <Flex vertical gap={20}>
        <Facts
          rows={[
            ...factsOf(contactFields, row, 'Person'),
            ['Created', <DateText key="since" value={row.created_at} />],
          ]}
        />
        <CustomFacts entity="contacts" custom={row.custom} />
      </Flex>
    </Card>
  );
}
