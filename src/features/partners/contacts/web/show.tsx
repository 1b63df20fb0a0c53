import { Flex } from 'antd';
import { AccessMenu } from '#features/access/invitations/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { CustomFacts } from '#web/resource/custom-fields/CustomFacts.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { type Contact, contact } from '../schema.ts';
import { contactSteps } from '../steps.schema.ts';
import { texts } from './texts.ts';

export default function ContactShow() {
  return <Record noun={contact}>{(row) => <ContactScreen row={row} />}</Record>;
}

function ContactScreen({ row }: { row: Contact }) {
  const { mode, role } = useSession();
  const isCompany = mode === 'company';
  const mayInvite = useCan('invitations', 'manage') && !!row.partner_id && !row.archived_at;
  const steps = useSteps(contactSteps, row, {
    also: ['partners'],
    special: { erase: { hidden: !['owner', 'admin'].includes(role) } },
  });
  const access = contact.fields.portal_access.options.find(({ value }) => value === row.portal_access);
  return (
    <RecordPage
      noun={contact}
      row={row}
      name={row.full_name}
      picture={{}}
      status={
        <>
          {row.is_primary && <StatusTag tone="blue">{texts.primary}</StatusTag>}
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
      steps={steps}
      archivable={{ disabled: row.portal_access === 'active' }}
      tabs={[{ key: 'overview', label: texts.overview, content: <About row={row} /> }]}
      history="Activity"
    />
  );
}

function About({ row }: { row: Contact }) {
  return (
    <Card>
      <Flex vertical gap={20}>
        <Facts
          rows={[
            ...factsOf(contact.fields, row, 'Person'),
            [texts.created, <DateText key="since" value={row.created_at} />],
          ]}
        />
        <CustomFacts entity="contacts" custom={row.custom} />
      </Flex>
    </Card>
  );
}
