import ExternalLink from 'lucide-react/icons/external-link';
import { FormQuestions } from '#features/engagement/forms/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { Record } from '#web/resource/noun/RecordPage.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { companyAddress } from '#web/session/address.ts';
import { type PartnerPage, partnerPage } from '../schema.ts';
import { partnerPageSteps } from '../steps.schema.ts';
import { Funnel } from './Funnel.tsx';
import { ContentForm, ReviewForm } from './forms.tsx';
import { texts } from './texts.ts';
import { decisionTime, stateWords } from './words.ts';

const changes = changesOf(partnerPage.fields);
const labels = { ...changes.labels, blocks: 'the content' };

export default function PartnerPageEdit() {
  return <Record noun={partnerPage}>{(row) => <EditScreen row={row} />}</Record>;
}

function EditScreen({ row }: { row: PartnerPage }) {
  const steps = useSteps(partnerPageSteps, row, {
    special: { publish: { hidden: row.state === 'published' }, close: { hidden: row.state === 'draft' } },
  });
  const address = `${companyAddress()}/partner-signup/${row.id}`;
  const { label, tone } = stateWords(row.state);
  return (
    <>
      <DetailPage
        name={row.name}
        status={<StatusTag tone={tone}>{label}</StatusTag>}
        subtitle={
          row.state === 'draft' ? (
            <span>{texts.publishPageToTakeApplications}</span>
          ) : (
            <>
              <a href={address} target="_blank" rel="noreferrer">
                {address.replace(/^https?:\/\//, '')} <ExternalLink size={14} aria-label={texts.opensInNewTab} />
              </a>
              <CopyButton text={address} />
            </>
          )
        }
        actions={steps.buttons}
        tabs={[
          { key: 'content', label: texts.content, content: <ContentForm row={row} /> },
          {
            key: 'questions',
            label: texts.questions,
            wide: true,
            permission: 'forms:view',
            content: <FormQuestions id={row.form_id} />,
          },
          { key: 'review', label: texts.defaultsAndReview, content: <ReviewForm row={row} /> },
          {
            key: 'funnel',
            label: texts.figures,
            content: (
              <Card title={texts.fromVisitToPartner}>
                <Funnel row={row} />
              </Card>
            ),
          },
          {
            key: 'history',
            label: texts.history,
            content: <AuditTimeline table="partner_pages" id={row.id} {...changes} labels={labels} />,
          },
        ]}
        rail={
          <Facts
            title={texts.page}
            rows={[
              [
                texts.applications,
                <Link key="open" to={`/partners/pending?queue=sign-ups&page_id=${row.id}`}>
                  {String(row.submissions)}
                </Link>,
              ],
              [texts.waitingForDecision, String(row.open_applications)],
              [texts.medianDecisionTime, decisionTime(row.median_decision_seconds)],
              [texts.owner, row.owner_name],
            ]}
          />
        }
      />
      {steps.dialog}
    </>
  );
}
