import { AuditTimeline } from '#web/resource/AuditTimeline.tsx';
import { visibilityOptions } from './words.ts';

const labels = {
  name: 'the name',
  description: 'the description',
  tags: 'the tags',
  visibility: 'who sees it',
  version: 'the version',
};

export function HistoryTab({ id }: { id: string }) {
  return <AuditTimeline table="documents" id={id} labels={labels} show={shown} />;
}

function shown(field: string, value: unknown): string {
  if (field === 'visibility') return visibilityOptions.find((option) => option.value === value)?.label ?? String(value);
  return Array.isArray(value) ? value.join(', ') : String(value);
}
