import { Button } from 'antd';
import Award from 'lucide-react/icons/award';
import { Link } from '#web/components/Link.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan } from '#web/session/session.tsx';
import { certificateProgram } from '../schema.ts';
import { texts as t } from './texts.ts';

/** Certificate programs, with the numbers of valid, expiring and expired certificates. */
export default function CertificateList() {
  const maySee = useCan('certificates', 'view');
  return (
    <NounList
      noun={certificateProgram}
      title={t.title}
      words={['certificate', 'certificates']}
      create={{ label: t.newProgram, to: '/training/certificates/create' }}
      actions={
        maySee && (
          <Link to="/training/certificates/held">
            <Button>{t.all}</Button>
          </Link>
        )
      }
      empty={{ icon: Award, text: t.empty }}
    />
  );
}
