import { useNavigate } from '@tanstack/react-router';
import { FormGateNotice } from '#features/partners/program-gates/web/index.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record } from '#web/resource/noun/RecordPage.tsx';
import { changeEntry } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { RecordFacts } from '#web/resource/record/RecordFacts.tsx';
import { RecordTimeline } from '#web/resource/record/RecordTimeline.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import { statusOptions } from '../fields.schema.ts';
import { type Lead, lead } from '../schema.ts';
import { leadSteps } from '../steps.schema.ts';
import { Rounds } from './Rounds.tsx';
import { texts } from './texts.ts';
import { leadOption, touchedByLeadSteps } from './words.ts';

const words = changesOf(lead.fields);

export default function LeadShow() {
  return <Record noun={lead}>{(row) => <LeadScreen row={row} />}</Record>;
}

function LeadScreen({ row }: { row: Lead }) {
  const navigate = useNavigate();
  const mayManage = useCan('leads', 'manage') && !row.archived_at;
  const steps = useSteps(leadSteps, row, {
    also: touchedByLeadSteps,
    special: {
      assign: {
        inputs: {
          partner_id: (
            <>
              <FieldInput of={leadSteps.steps.assign.input} name="partner_id" />
              <FormGateNotice gate="receive_leads" />
            </>
          ),
        },
      },
    },
  });
  const status = leadOption(statusOptions, row.status);
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
        actions={mayManage && steps.buttons}
        menu={
          mayManage
            ? [
                { key: 'edit', label: texts.edit, onClick: () => navigate({ to: `/leads/edit/${row.id}` }) },
                ...steps.menu,
              ]
            : []
        }
        tabs={[
          {
            key: 'distribution',
            label: texts.overview,
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
      {steps.dialog}
    </>
  );
}

function LeadFacts({ row, mayManage }: { row: Lead; mayManage: boolean }) {
  return (
    <>
      <RecordFacts noun={lead} row={row} title={texts.contact} cards="Contact" editable={mayManage} />
      <RecordFacts noun={lead} row={row} title={texts.company} cards="Company" editable={mayManage} />
      <RecordFacts noun={lead} row={row} title={texts.need} cards="Need" editable={mayManage} />
      <Facts
        title={texts.distribution}
        rows={factsOf(lead.fields, row, 'Distribution', [
          ['Received', <DateText key="r" value={row.received_at} as="instant" />],
          ['Accepted', row.accepted_at && <DateText key="a" value={row.accepted_at} as="instant" />],
          [texts.firstContactDue, row.contact_due_at && <DateText key="d" value={row.contact_due_at} as="instant" />],
          [texts.firstContact, row.first_contact_at && <DateText key="f" value={row.first_contact_at} as="instant" />],
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
