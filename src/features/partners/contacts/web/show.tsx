import { useNavigate } from '@tanstack/react-router';
import { Button, Flex } from 'antd';
import Pencil from 'lucide-react/icons/pencil';
import { AccessMenu } from '#features/partners/invitations/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { AuditTimeline } from '#web/resource/AuditTimeline.tsx';
import { CustomFacts } from '#web/resource/CustomFacts.tsx';
import { DetailPage } from '#web/resource/DetailPage.tsx';
import { ReferenceName } from '#web/resource/ReferenceName.tsx';
import { useOne, useUpdate } from '#web/resource/useResource.ts';
import { useSayFailure } from '#web/resource/useSayFailure.ts';
import { useUndoableRemove } from '#web/resource/useUndoableRemove.ts';
import { useCan, useSession } from '#web/session.tsx';
import type { Contact } from '../schema.ts';
import { accessOptions } from './columns.tsx';

export default function ContactShow() {
  const contact = useOne<Contact>('contacts', useParam('id'));
  return <Loaded query={contact}>{(row) => <ContactScreen row={row} />}</Loaded>;
}

function ContactScreen({ row }: { row: Contact }) {
  const isCompany = useSession().mode === 'company';
  const navigate = useNavigate();
  const removeLater = useUndoableRemove('contacts');
  const update = useUpdate<Contact>('contacts');
  const sayFailure = useSayFailure();
  const mayManage = useCan('contacts', 'manage');
  const mayInvite = useCan('invitations', 'manage') && !!row.partner_id && !row.archived_at;
  const archive = () => {
    navigate({ to: '/contacts' });
    removeLater(row.id, `${row.full_name} archived`);
  };
  const access = accessOptions.find(({ value }) => value === row.portal_access);
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
          {mayInvite && <AccessMenu contact={row} labelled />}
        </>
      }
      menu={
        mayManage
          ? [
              row.archived_at
                ? {
                    key: 'restore',
                    label: 'Take out of the archive',
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
                content: <AuditTimeline table="contacts" id={row.id} labels={labels} show={shown} />,
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
            ['Email', row.email && <a href={`mailto:${row.email}`}>{row.email}</a>],
            ['Phone', row.phone && <a href={`tel:${row.phone}`}>{row.phone}</a>],
            ['Title', row.title],
            ['Type', row.type_name],
            ['Tags', row.tags && row.tags.length > 0 ? row.tags.join(', ') : null],
            ['Known since', <DateText key="since" value={row.created_at} />],
          ]}
        />
        <CustomFacts entity="contacts" custom={row.custom} />
      </Flex>
    </Card>
  );
}

const labels = {
  first_name: 'the first name',
  last_name: 'the last name',
  email: 'the e-mail address',
  phone: 'the phone number',
  title: 'the title',
  type_id: 'the type',
  is_primary: 'whether this is the primary contact',
  partner_id: 'the partner',
  account_id: 'the company',
  tags: 'the tags',
};

const references: Record<string, string> = {
  type_id: 'contact_types',
  partner_id: 'partners',
  account_id: 'accounts',
};

function shown(field: string, value: unknown) {
  const resource = references[field];
  if (resource) return <ReferenceName resource={resource} ids={value} />;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
