import { Alert } from 'antd';
import { Suspense } from 'react';
import { categoryTexts } from '#features/partners/partner-statuses/categories.ts';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Markdown } from '#web/components/Markdown.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { changeEntry } from '#web/resource/record/AuditTimeline.tsx';
import { RecordTimeline } from '#web/resource/record/RecordTimeline.tsx';
import { SlotParts } from '#web/slots.tsx';
import { partnerFields } from '../fields.schema.ts';
import type { Partner, PartnerStatusEvent } from '../schema.ts';
import PartnersOf from './PartnersOf.tsx';
import { partnerOverview } from './slots.ts';
import { texts as ownTexts, reasonWords } from './texts.ts';

const words = changesOf(partnerFields);
const paused = ['suspended', 'banned', 'declined', 'ended'];

export function Overview({ row }: { row: Partner }) {
  return (
    <>
      {paused.includes(row.status_category) && <WhyPaused row={row} />}
      <SlotParts slot={partnerOverview} props={{ partner: row }} />
      {row.description && (
        <Card title={ownTexts.about}>
          <Markdown>{row.description}</Markdown>
        </Card>
      )}
      {row.internal_notes && (
        <Card title={ownTexts.internalNotes}>
          <p style={{ whiteSpace: 'pre-wrap' }}>{row.internal_notes}</p>
        </Card>
      )}
      <Related title={ownTexts.subsidiaries} field="parent_partner_id" id={row.id} />
      <Related title={ownTexts.referredPartners} field="referred_by_partner_id" id={row.id} />
      <RecordTimeline
        on="partners"
        id={row.id}
        merged={row.merged_ids}
        changed={(event) => [changeEntry(event, words)]}
      />
    </>
  );
}

/** Where there are any. */
function Related({
  title,
  field,
  id,
}: {
  title: string;
  field: 'parent_partner_id' | 'referred_by_partner_id';
  id: string;
}) {
  const related = useList<Partner>('partners', {
    filters: [{ field, operator: 'eq', values: [id] }],
    start: 0,
    end: 1,
  });
  if (!related.data?.total) return null;
  return (
    <Card title={title}>
      <Suspense>
        <PartnersOf field={field} id={id} />
      </Suspense>
    </Card>
  );
}

function WhyPaused({ row }: { row: Partner }) {
  const { data } = useList<PartnerStatusEvent>('partner_status_events', {
    filters: [
      { field: 'partner_id', operator: 'eq', values: [row.id] },
      { field: 'to_category', operator: 'eq', values: [row.status_category] },
    ],
    start: 0,
    end: 1,
  });
  const event = data?.rows[0];
  return (
    <Alert
      type={row.status_category === 'banned' ? 'error' : 'warning'}
      showIcon
      title={categoryTexts[row.status_category]}
      description={
        event && (
          <>
            {event.reason_code && <strong>{reasonWords[event.reason_code]}. </strong>}
            {event.reason}
            <div className="meta">
              {event.actor_name ?? ownTexts.tandem} · <DateText value={event.at} as="instant" />
            </div>
          </>
        )
      }
    />
  );
}
