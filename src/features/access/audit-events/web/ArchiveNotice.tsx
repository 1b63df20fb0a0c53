import { Link } from '#web/components/Link.tsx';
import { formatMonth } from '#web/region.ts';
import { useSession } from '#web/session/session.tsx';
import css from './logs.module.css';
import { archiveTexts as t } from './texts.ts';
import { useArchive } from './useArchive.ts';

/** Says below a log that older events are in the archive, with the way there or who can go it. */
export function ArchiveNotice({ of }: { of: 'audit_events' | 'organization_events' }) {
  const { mode, program } = useSession();
  const { data: archive } = useArchive(of);
  if (!archive?.before) return null;
  return (
    <p className={css.notice}>
      {t.before(formatMonth(archive.before))}{' '}
      {archive.can_search ? (
        <Link to="/administration/logs/archive">{t.search}</Link>
      ) : mode === 'partner' ? (
        t.companyOnly(program!.company.name)
      ) : (
        t.wholeLogOnly
      )}
    </p>
  );
}
