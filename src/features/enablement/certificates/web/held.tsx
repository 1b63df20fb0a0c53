import { Alert, Button } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { formatDay } from '#web/region.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useSession } from '#web/session/session.tsx';
import { type Certificate, certificate, certificateStates, numberText } from '../schema.ts';
import { certificateSteps } from '../steps.schema.ts';
import { Milestone } from './Milestone.tsx';
import { texts as t } from './texts.ts';
import { useDownload } from './useDownload.ts';

const words = changesOf(certificate.fields);

export default function HeldCertificate() {
  const certificate = useOne<Certificate>('certificates', useParam('id'));
  return <Loaded query={certificate}>{(row) => <Screen row={row} />}</Loaded>;
}

function Screen({ row }: { row: Certificate }) {
  const isCompany = useSession().mode === 'company';
  const download = useDownload();
  const state = certificateStates.find(({ value }) => value === row.status)!;
  const steps = useSteps(certificateSteps, row, {
    also: ['certificate_programs'],
    special: { renew: { hidden: !!row.renewed_by_id } },
  });
  const to = (id: string) => (isCompany ? `/training/certificates/held/${id}` : `/partner-training/certificates/${id}`);
  return (
    <>
      <DetailPage
        name={row.program_name}
        status={<StatusTag tone={state.tone}>{state.label}</StatusTag>}
        subtitle={
          <>
            <span>{row.holder_name}</span>
            {isCompany && row.kind === 'person' && (
              <Link to={`/partners/show/${row.partner_id}?tab=certificates`}>{row.partner_name ?? ''}</Link>
            )}
          </>
        }
        actions={
          <>
            {steps.buttons}
            <Button type="primary" onClick={() => download(row)}>
              {t.download}
            </Button>
          </>
        }
        menu={steps.menu}
        tabs={[
          { key: 'certificate', label: t.certificateText, content: <About row={row} to={to} /> },
          ...(isCompany
            ? [
                {
                  key: 'history',
                  label: t.history,
                  last: true as const,
                  content: <AuditTimeline table="certificates" id={row.id} {...words} />,
                },
              ]
            : []),
        ]}
      />
      {steps.dialog}
    </>
  );
}

function About({ row, to }: { row: Certificate; to: (id: string) => string }) {
  const source = certificate.fields.source.options.find(({ value }) => value === row.source)!;
  const isPartner = useSession().mode === 'partner';
  const page = `/verify/certificate/${row.verify_token}`;
  return (
    <>
      {row.status === 'revoked' && row.end_reason && (
        <Alert type="error" showIcon title={t.revoked} description={row.end_reason} />
      )}
      {isPartner && (row.status === 'active' || row.status === 'expiring') && <Milestone row={row} />}
      <Card>
        <Facts
          rows={[
            [t.number, numberText(row.number).replace('No. ', '')],
            [t.holder, row.holder_name],
            [t.issued, formatDay(row.issued_on)],
            [t.validUntil, row.expires_on ? formatDay(row.expires_on) : t.never],
            [t.awardedBy, row.awarded_by_name ?? source.label],
            [
              t.publicPage,
              <a key="page" href={page} target="_blank" rel="noopener noreferrer">
                {page}
              </a>,
            ],
            [t.newer, row.renewed_by_id && <Link to={to(row.renewed_by_id)}>{t.successor}</Link>],
            [t.earlier, row.replaces_id && <Link to={to(row.replaces_id)}>{t.predecessor}</Link>],
            [t.reason, row.status === 'revoked' ? null : row.end_reason],
          ]}
        />
      </Card>
    </>
  );
}
