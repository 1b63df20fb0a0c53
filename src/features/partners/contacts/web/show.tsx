import { App, Flex } from 'antd';
import { AccessMenu } from '#features/access/invitations/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { CustomFacts } from '#web/resource/custom-fields/CustomFacts.tsx';
import { useAction } from '#web/resource/data/useResource.ts';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useCan, useSession } from '#web/session.tsx';
import { type Contact, contact } from '../schema.ts';
import { texts as t } from './texts.ts';

export default function ContactShow() {
  return <Record noun={contact}>{(row) => <ContactScreen row={row} />}</Record>;
}

function ContactScreen({ row }: { row: Contact }) {
  const isCompany = useSession().mode === 'company';
  const mayInvite = useCan('invitations', 'manage') && !!row.partner_id && !row.archived_at;
  const erasing = useErasing(row);
  const access = contact.fields.portal_access.options.find(({ value }) => value === row.portal_access);
  return (
    <RecordPage
      noun={contact}
      row={row}
      name={row.full_name}
      picture={{}}
      status={
        <>
          {row.is_primary && <StatusTag tone="blue">Primary</StatusTag>}
          {row.partner_id && <StatusTag tone={access?.tone}>{access?.label}</StatusTag>}
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
      actions={mayInvite && <AccessMenu contact={row} labeled />}
      menu={erasing}
      archivable={{ disabled: row.portal_access === 'active' }}
      tabs={[{ key: 'overview', label: 'Overview', content: <About row={row} /> }]}
      history="Activity"
    />
  );
}

/** The menu entry for owners and administrators that erases the person. */
function useErasing(row: Contact) {
  const { role, mode } = useSession();
  const { message, modal } = App.useApp();
  const erase = useAction<string>('contacts', (id) => `contacts/${id}/erase`, undefined, ['partners']);
  if (mode !== 'company' || !['owner', 'admin'].includes(role) || row.portal_access === 'active') return [];
  return [
    {
      key: 'erase',
      label: t.erase,
      danger: true,
      onClick: () =>
        void modal.confirm({
          title: t.eraseTitle(row.full_name),
          content: t.eraseText,
          okText: t.eraseAction,
          okButtonProps: { danger: true },
          onOk: async () => {
            try {
              await erase.mutateAsync(row.id);
              message.success(t.erased);
            } catch (error) {
              message.error((error as Error).message);
            }
          },
        }),
    },
  ];
}

function About({ row }: { row: Contact }) {
  return (
    <Card>
      <Flex vertical gap={20}>
        <Facts
          rows={[
            ...factsOf(contact.fields, row, 'Person'),
            ['Created', <DateText key="since" value={row.created_at} />],
          ]}
        />
        <CustomFacts entity="contacts" custom={row.custom} />
      </Flex>
    </Card>
  );
}
