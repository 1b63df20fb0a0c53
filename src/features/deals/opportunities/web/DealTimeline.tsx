import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import type { Fields } from '#shared/nouns/fields.ts';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { valueText } from '#web/resource/fields/values.ts';
import type { AuditEvent } from '#web/resource/record/AuditTimeline.tsx';
import { RecordTimeline } from '#web/resource/record/RecordTimeline.tsx';
import type { TimelineEntry } from '#web/resource/record/Timeline.tsx';
import { type Opportunity, opportunity } from '../schema.ts';
import { texts } from './texts.ts';

const labels: Record<string, string> = { ...changesOf(opportunity.fields).labels, custom: 'custom fields' };
/** Fields that a stage entry already shows. */
const toldByStage = ['stage_id', 'status'];

/** Moves, emails, changes and entries of other features about one deal, in one timeline. */
export function DealTimeline({ deal }: { deal: Opportunity }) {
  return <RecordTimeline on="opportunities" id={deal.id} changed={(event) => changeEntry(event, deal)} />;
}

function changeEntry(event: AuditEvent, deal: Opportunity): TimelineEntry[] {
  if (event.action !== 'updated') return [];
  if (toldByStage.some((field) => field in event.changes)) return [];
  const fields = Object.entries(event.changes).filter(([field]) => labels[field]);
  // Lines and split are separate rows; an amendment touches the deal and stores its reason there.
  const isAmendment = fields.length === 0 && !!event.reason && Object.keys(event.changes).join() === 'last_activity_at';
  if (fields.length === 0 && !isAmendment) return [];
  const [only] = fields;
  const told = fields.length === 1 && only && readable(only[0], only[1] as unknown[], deal);
  return [
    {
      id: event.id,
      at: event.at,
      who: event.actor_name,
      icon: Pencil,
      what: told
        ? texts.changed(labels[only[0]], told)
        : isAmendment
          ? texts.amendedLinesOrSplit
          : texts.changedFields(fields.map(([field]) => labels[field]).join(', ')),
      body: event.reason || undefined,
    },
  ];
}

/** The old and new value, unless they are ids. */
function readable(key: string, [before, after]: unknown[], deal: Opportunity): ReactNode {
  const field = (opportunity.fields as Fields)[key];
  if (!field || field.kind === 'reference' || field.kind === 'longText') return null;
  const show = (value: unknown) => valueText(field, value, deal) ?? 'empty';
  return <>{texts.fromTo(show(before), <strong>{show(after)}</strong>)}</>;
}
