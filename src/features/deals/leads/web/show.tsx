import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import { useState } from 'react';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record } from '#web/resource/noun/RecordPage.tsx';
import { changeEntry } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { RecordFacts } from '#web/resource/record/RecordFacts.tsx';
import { RecordTimeline } from '#web/resource/record/RecordTimeline.tsx';
import { useCan } from '#web/session.tsx';
import { statusOptions } from '../fields.schema.ts';
import { type Lead, lead, transitions } from '../schema.ts';
import { AssignDialog, ReasonDialog } from './CompanyDialogs.tsx';
import { Rounds } from './Rounds.tsx';
import { texts as t } from './texts.ts';
import { useLeadStep } from './useLeadStep.ts';
import { optionOf } from './words.ts';

const words = changesOf(lead.fields);

export default function LeadShow() {
  return <Record noun={lead}>{(row) => <LeadScreen row={row} />}</Record>;
}

function LeadScreen({ row }: { row: Lead }) {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const mayManage = useCan('leads', 'manage') && !row.archived_at;
  const [dialog, setDialog] = useState<'assign' | 'spam' | 'close' | null>(null);
  const step = useLeadStep<Lead>('leads', row);
  const run = (name: string, done: string) =>
    step.mutate(
      { step: name },
      {
        onSuccess: () => void message.success(done),
        onError: (error) => void message.error(error.message),
      },
    );
  const status = optionOf(statusOptions, row.status);
  const can = (to: Lead['status']) => mayManage && transitions[row.status].includes(to);
  const isFree = row.status === 'new' || row.status === 'unassigned';
  return (
    <>
      <DetailPage
        record={{ resource: 'leads', id: row.id }}
        state
        name={row.company_name ?? row.contact_name}
        status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
        subtitle={
          <>
            <span className="figures">#{row.number}</span>
            {row.partner_id && <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name}</Link>}
            {row.reason_text}
          </>
        }
        actions={
          <>
            {mayManage && isFree && (
              <Button loading={step.isPending} onClick={() => run('distribute', 'Lead distributed')}>
                Distribute by rules
              </Button>
            )}
            {can('offered') && (
              <Button type="primary" onClick={() => setDialog('assign')}>
                {isFree ? 'Assign partner' : 'Reassign'}
              </Button>
            )}
            {can('new') && (
              <Button type="primary" loading={step.isPending} onClick={() => run('not_spam', 'Lead restored')}>
                Not spam
              </Button>
            )}
          </>
        }
        menu={[
          ...(mayManage
            ? [{ key: 'edit', label: 'Edit', onClick: () => navigate({ to: `/leads/edit/${row.id}` }) }]
            : []),
          ...(can('spam') ? [{ key: 'spam', label: 'Mark as spam…', onClick: () => setDialog('spam') }] : []),
          ...(can('lost') && row.opportunity_status !== 'open'
            ? [{ key: 'close', label: 'Close lead…', danger: true, onClick: () => setDialog('close') }]
            : []),
        ]}
        tabs={[
          {
            key: 'distribution',
            label: 'Overview',
            group: 'Overview',
            content: (
              <>
                <Rounds lead={row} />
                <RecordTimeline on="leads" id={row.id} changed={(event) => [changeEntry(event, words)]} />
              </>
            ),
          },
        ]}
        rail={<LeadFacts row={row} mayManage={mayManage} />}
      />
      {dialog === 'assign' && <AssignDialog row={row} onClose={() => setDialog(null)} />}
      {dialog === 'spam' && (
        <ReasonDialog
          row={row}
          step="spam"
          title="Mark as spam?"
          action="Mark as spam"
          text={t.spam}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'close' && (
        <ReasonDialog
          row={row}
          step="close"
          title="Close this lead?"
          action="Close lead"
          text={t.close}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

function LeadFacts({ row, mayManage }: { row: Lead; mayManage: boolean }) {
  return (
    <>
      <RecordFacts noun={lead} row={row} title="Contact" editable={mayManage} />
      <RecordFacts noun={lead} row={row} title="Company" editable={mayManage} />
      <RecordFacts noun={lead} row={row} title="Need" editable={mayManage} />
      <Facts
        title="Distribution"
        rows={factsOf(lead.fields, row, 'Distribution', [
          ['Received', <DateText key="r" value={row.received_at} as="instant" />],
          ['Accepted', row.accepted_at && <DateText key="a" value={row.accepted_at} as="instant" />],
          ['First contact due', row.contact_due_at && <DateText key="d" value={row.contact_due_at} as="instant" />],
          ['First contact', row.first_contact_at && <DateText key="f" value={row.first_contact_at} as="instant" />],
          [
            'Opportunity',
            row.opportunity_id && (
              <Link key="o" to={`/commissions/opportunities/show/${row.opportunity_id}`}>
                {row.opportunity_name}
              </Link>
            ),
          ],
        ])}
      />
    </>
  );
}
