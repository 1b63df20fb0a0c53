import { changesOf } from '#web/resource/fields/changes.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { documentFields } from '../schema.ts';

const words = changesOf(documentFields);

export function HistoryTab({ id }: { id: string }) {
  return <AuditTimeline table="documents" id={id} {...words} />;
}
