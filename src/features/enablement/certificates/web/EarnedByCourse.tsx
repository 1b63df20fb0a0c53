import { Button } from 'antd';
import Award from 'lucide-react/icons/award';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { useSession } from '#web/session/session.tsx';
import type { CertificateForPartner, CertificateProgramForPartner } from '../schema.ts';
import css from './certificates.module.css';
import { texts as t } from './texts.ts';
import { useDownload } from './useDownload.ts';

/** The valid certificates of the learner that ask for this course, each with its picture, link and download. */
export default function EarnedByCourse({ course_id }: { course_id: string }) {
  const { user } = useSession();
  const download = useDownload();
  const programs = useList<CertificateProgramForPartner>('certificate_programs', { start: 0, end: 200 });
  const held = useList<CertificateForPartner>('certificates', {
    filters: [{ field: 'status', operator: 'eq', values: ['active', 'expiring'] }],
    start: 0,
    end: 200,
  });
  const asking = new Set(
    programs.data?.rows.filter(({ course_ids }) => course_ids?.includes(course_id)).map(({ id }) => id),
  );
  const earned = held.data?.rows.filter(({ user_id, program_id }) => user_id === user.id && asking.has(program_id));
  return earned?.map((row) => (
    <Card key={row.id}>
      <div className={css.earned}>
        <Award size={40} aria-hidden="true" />
        <span className={css.earnedText}>
          <strong>{t.earned(row.program_name)}</strong>
          <Link to={`/partner-training/certificates/${row.id}`}>{t.view}</Link>
        </span>
        <Button onClick={() => download(row)}>{t.download}</Button>
      </div>
    </Card>
  ));
}
