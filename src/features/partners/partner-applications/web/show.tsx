import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { countryName } from '#web/countries.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import { type PartnerApplication, partnerApplication, type RiskFlag } from '../schema.ts';
import { applicationSteps } from '../steps.schema.ts';
import { ApproveDialog, decisionsChange, OwnerDialog } from './dialogs.tsx';
import { PartnershipCard } from './PartnershipCard.tsx';
import { ApplicationStatusTag, Due, isApplicationOpen } from './parts.tsx';
import { texts } from './texts.ts';
import { levelWords, reasonWords } from './words.ts';

const words = changesOf(partnerApplication.fields);

export default function ApplicationShow({ id }: { id: string }) {
  const application = useOne<PartnerApplication>('partner_applications', id);
  return <Loaded query={application}>{(row) => <Review row={row} />}</Loaded>;
}

function Review({ row }: { row: PartnerApplication }) {
  const mayDecide = useCan('partner_applications', 'manage');
  const [isChangingOwner, setChangingOwner] = useState(false);
  const steps = useSteps(applicationSteps, row, {
    also: decisionsChange,
    special: { approve: { dialog: (props) => <ApproveDialog row={row} {...props} /> } },
  });
  const isJoining = row.door === 'join';
  return (
    <>
      <DetailPage
        name={row.company_name}
        picture={{ square: true }}
        status={<ApplicationStatusTag row={row} />}
        subtitle={
          <>
            <span>
              {isJoining ? texts.asksToJoin(row.contact_name, row.partner_name) : texts.applicationOf(row.contact_name)}
            </span>
            {row.review_due_at && row.status === 'pending_review' && (
              <span>
                {texts.decisionDue} <Due row={row} />
              </span>
            )}
          </>
        }
        actions={steps.buttons}
        menu={
          mayDecide && isApplicationOpen(row)
            ? [...steps.menu, { key: 'owner', label: texts.changeOwner, onClick: () => setChangingOwner(true) }]
            : undefined
        }
        tabs={[
          { key: 'review', label: texts.review, content: <ReviewTab row={row} /> },
          {
            key: 'history',
            label: texts.history,
            content: <AuditTimeline table="partner_applications" id={row.id} {...words} />,
          },
        ]}
        rail={<Rail row={row} />}
      />
      {steps.dialog}
      {isChangingOwner && <OwnerDialog row={row} onClose={() => setChangingOwner(false)} />}
    </>
  );
}

function ReviewTab({ row }: { row: PartnerApplication }) {
  const met = row.rules.filter(({ is_met }) => is_met).length;
  return (
    <>
      {row.partner_id && row.status === 'approved' && <PartnershipCard row={row} />}
      {row.status === 'rejected' && row.reason_code && (
        <Card title={texts.notApproved(reasonWords(row.reason_code))}>
          {row.reason_text && <p style={{ whiteSpace: 'pre-wrap' }}>{row.reason_text}</p>}
          <p className="meta">
            {row.may_reapply
              ? row.reapply_on && <>{texts.canApplyAgainFrom(<DateText value={row.reapply_on} />)}</>
              : texts.cannotApplyAgain}
          </p>
        </Card>
      )}
      {row.question && (
        <Card title={texts.questionAndAnswer}>
          <p style={{ color: 'var(--text-2)', whiteSpace: 'pre-wrap' }}>{row.question}</p>
          <p style={{ marginTop: 8, whiteSpace: 'pre-wrap' }}>{row.answer ?? texts.noAnswerYet}</p>
        </Card>
      )}
      <Card title={row.flags.length === 0 ? texts.noRisksFound : texts.risks}>
        {row.flags.length === 0 ? (
          <p style={{ color: 'var(--text-2)' }}>{texts.emailWebsiteCountryAndEarlierApplications}</p>
        ) : (
          <ul style={{ display: 'grid', gap: 12 }}>
            {row.flags.map((flag) => (
              <li key={`${flag.key}${flag.ref_id ?? ''}`}>
                <Flag flag={flag} />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title={texts.ofCriteriaMet(met, row.rules.length)}>
        <ul style={{ display: 'grid', gap: 6 }}>
          {row.rules.map(({ key, label, is_met }) => (
            <li key={key} style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}>
              {label}
              <StatusTag tone={is_met ? 'green' : 'gray'}>{is_met ? texts.met : texts.notMet}</StatusTag>
            </li>
          ))}
        </ul>
      </Card>
      {row.message && (
        <Card title={texts.message}>
          <p style={{ whiteSpace: 'pre-wrap' }}>{row.message}</p>
        </Card>
      )}
    </>
  );
}

function Flag({ flag }: { flag: RiskFlag }) {
  const { label, tone } = levelWords[flag.level];
  const to =
    flag.ref_id &&
    (flag.ref_table === 'partners'
      ? `/partners/show/${flag.ref_id}`
      : `/partners/pending/opportunities/show/${flag.ref_id}?queue=sign-ups`);
  return (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      <StatusTag tone={tone}>{label}</StatusTag>
      <span style={{ flex: '1 1 240px' }}>
        {flag.evidence} {to && <Link to={to}>{texts.open}</Link>}
      </span>
    </div>
  );
}

function Rail({ row }: { row: PartnerApplication }) {
  return (
    <>
      <Facts
        title={texts.applicant}
        rows={[
          [texts.name, row.contact_name],
          [texts.email, row.email],
          [
            texts.addressConfirmed,
            row.confirmed_at ? <DateText key="c" value={row.confirmed_at} as="instant" /> : texts.no,
          ],
          [texts.phone, row.phone],
          [texts.website, row.website],
          [texts.country, countryName(row.country)],
        ]}
      />
      <Facts
        title={texts.application}
        rows={[
          [
            texts.page,
            row.page_name && (
              <Link key="p" to={`/partners/pages/edit/${row.page_id}`}>
                {row.page_name}
              </Link>
            ),
          ],
          [texts.applied, <DateText key="a" value={row.created_at} as="instant" />],
          [texts.owner, row.owner_name],
          [texts.decided, row.decided_at && <DateText key="d" value={row.decided_at} as="instant" />],
          [texts.decidedBy, row.is_automatic ? texts.automatically : row.decided_by_name],
          [
            texts.sameDomain,
            row.matched_partner_id && (
              <Link key="m" to={`/partners/show/${row.matched_partner_id}`}>
                {row.matched_partner_name}
              </Link>
            ),
          ],
        ]}
      />
    </>
  );
}
