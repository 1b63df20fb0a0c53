import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatEventTime } from '#web/region.ts';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { type Meeting, meeting, meetingKinds } from '../schema.ts';
import { MeetingOverview } from './MeetingOverview.tsx';
import { PackTab } from './PackTab.tsx';
import { ProposedTimes } from './ProposedTimes.tsx';
import { texts as t } from './texts.ts';
import { useMeetingSteps } from './useMeetingSteps.tsx';

export default function MeetingShow() {
  return <Record noun={meeting}>{(row) => <MeetingScreen row={row} />}</Record>;
}

function MeetingScreen({ row }: { row: Meeting }) {
  const { mode, program } = useSession();
  const isCompany = mode === 'company';
  const sideNames = {
    company: isCompany ? t.yourTeam : (program?.company.name ?? ''),
    partner: isCompany ? (row.partner_name ?? '') : t.yourTeam,
  };
  const mayManage = useCan('meetings', 'manage');
  const steps = useMeetingSteps(row);
  const status = meeting.fields.status.options.find(({ value }) => value === row.status)!;
  const is = (...statuses: Meeting['status'][]) => mayManage && statuses.includes(row.status);
  const hasPack = row.has_pack && row.status !== 'canceled' && row.status !== 'no_show';
  return (
    <RecordPage
      noun={meeting}
      row={row}
      editable={is('proposed', 'scheduled')}
      name={row.title}
      status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
      subtitle={
        <>
          <span>{meetingKinds.find(({ value }) => value === row.kind)!.label}</span>
          {isCompany && <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name ?? ''}</Link>}
          {row.starts_at && (
            <time className="figures" dateTime={row.starts_at}>
              {formatEventTime(row.starts_at, row.time_zone)} · {t.minutes(row.duration_minutes)}
            </time>
          )}
        </>
      }
      steps={steps}
      band={row.status === 'proposed' && <ProposedTimes row={row} steps={steps} />}
      tabs={[
        { key: 'overview', label: t.overview, content: <MeetingOverview row={row} /> },
        ...(hasPack ? [{ key: 'pack', label: t.pack, content: <PackTab row={row} /> }] : []),
      ]}
      rail={
        <>
          <Facts title={t.details} rows={detailsOf(row)} />
          <Facts
            title={t.attendees}
            rows={(['company', 'partner'] as const).flatMap((side) =>
              row.attendees
                .filter((one) => one.side === side)
                .map(({ id, full_name }): [string, string, string] => [sideNames[side], full_name, id]),
            )}
          />
          <Facts
            title={t.deals}
            rows={row.deals.map(({ id, name }) => [
              t.deal,
              <Link key={id} to={`/${isCompany ? 'commissions' : 'revenue'}/opportunities/show/${id}`}>
                {name}
              </Link>,
              id,
            ])}
          />
          <Facts title={t.history} rows={factsOf(meeting.fields, row, 'History')} />
        </>
      }
    />
  );
}

function detailsOf(row: Meeting): [string, React.ReactNode][] {
  const isLink = /^https?:\/\//i.test(row.place ?? '');
  return [
    [t.organizer, row.owner_name],
    [
      t.place,
      isLink ? (
        <a key="p" href={row.place!} target="_blank" rel="noreferrer">
          {row.place}
        </a>
      ) : (
        row.place
      ),
    ],
    [t.timeZone, row.time_zone.replaceAll('_', ' ')],
    [t.reason, row.reason],
  ];
}
