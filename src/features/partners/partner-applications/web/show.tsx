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
              {isJoining
                ? `${row.contact_name} asks to join ${row.partner_name}`
                : `Application of ${row.contact_name}`}
            </span>
            {row.review_due_at && row.status === 'pending_review' && (
              <span>
                Decision due <Due row={row} />
              </span>
            )}
          </>
        }
        actions={steps.buttons}
        menu={
          mayDecide && isApplicationOpen(row)
            ? [...steps.menu, { key: 'owner', label: 'Change owner', onClick: () => setChangingOwner(true) }]
            : undefined
        }
        tabs={[
          { key: 'review', label: 'Review', content: <ReviewTab row={row} /> },
          {
            key: 'history',
            label: 'History',
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
        <Card title={`Not approved: ${reasonWords(row.reason_code)}`}>
          {row.reason_text && <p style={{ whiteSpace: 'pre-wrap' }}>{row.reason_text}</p>}
          <p className="meta">
            {row.may_reapply
              ? row.reapply_on && (
                  <>
                    Can apply again from <DateText value={row.reapply_on} />.
                  </>
                )
              : 'Cannot apply again.'}
          </p>
        </Card>
      )}
      {row.question && (
        <Card title="Question and answer">
          <p style={{ color: 'var(--text-2)', whiteSpace: 'pre-wrap' }}>{row.question}</p>
          <p style={{ marginTop: 8, whiteSpace: 'pre-wrap' }}>{row.answer ?? 'No answer yet.'}</p>
        </Card>
      )}
      <Card title={row.flags.length === 0 ? 'No risks found' : 'Risks'}>
        {row.flags.length === 0 ? (
          <p style={{ color: 'var(--text-2)' }}>
            Email, website, country and earlier applications were compared. Nothing needs a second look.
          </p>
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
      <Card title={`${met} of ${row.rules.length} criteria met`}>
        <ul style={{ display: 'grid', gap: 6 }}>
          {row.rules.map(({ key, label, is_met }) => (
            <li key={key} style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}>
              {label}
              <StatusTag tone={is_met ? 'green' : 'gray'}>{is_met ? 'Met' : 'Not met'}</StatusTag>
            </li>
          ))}
        </ul>
      </Card>
      {row.message && (
        <Card title="Message">
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
        {flag.evidence} {to && <Link to={to}>Open</Link>}
      </span>
    </div>
  );
}

function Rail({ row }: { row: PartnerApplication }) {
  return (
    <>
      <Facts
        title="Applicant"
        rows={[
          ['Name', row.contact_name],
          ['Email', row.email],
          ['Address confirmed', row.confirmed_at ? <DateText key="c" value={row.confirmed_at} as="instant" /> : 'No'],
          ['Phone', row.phone],
          ['Website', row.website],
          ['Country', countryName(row.country)],
        ]}
      />
      <Facts
        title="Application"
        rows={[
          [
            'Page',
            row.page_name && (
              <Link key="p" to={`/partners/pages/edit/${row.page_id}`}>
                {row.page_name}
              </Link>
            ),
          ],
          ['Applied', <DateText key="a" value={row.created_at} as="instant" />],
          ['Owner', row.owner_name],
          ['Decided', row.decided_at && <DateText key="d" value={row.decided_at} as="instant" />],
          ['Decided by', row.is_automatic ? 'Automatically' : row.decided_by_name],
          [
            'Same domain',
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
