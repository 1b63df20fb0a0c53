import { Link } from '#web/components/Link.tsx';
import { formatMonth } from '#web/region.ts';
import { archiveTexts as t } from './texts.ts';
import { useArchive } from './useArchive.ts';

/** Beside a timeline: the way to the archived changes of the record. */
export default function OlderChanges({ record }: { record: { resource: string; id: string } }) {
  const { data: archive } = useArchive('audit_events');
  if (!archive?.before || !archive.can_search) return null;
  return <Link to={`/administration/logs/archive?record=${record.id}`}>{t.older(formatMonth(archive.before))}</Link>;
}
