import { changesOf } from '#web/resource/fields/changes.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { documentNoun } from '../schema.ts';

const words = changesOf(documentNoun.fields);

export function HistoryTab({ id }: { id: string }) {
  return <AuditTimeline table="documents" id={id} {...words} />;
}
