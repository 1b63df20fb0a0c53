import { Button } from 'antd';
import Award from 'lucide-react/icons/award';
import { Link } from '#web/components/Link.tsx';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useCan } from '#web/session.tsx';
import { type CertificateProgram, programFields } from '../schema.ts';
import { texts as t } from './texts.ts';

const columns = columnsOf<CertificateProgram, typeof programFields>(programFields, ['name']);
const filters = filtersOf(programFields);

/** Certificate programs, with the numbers of valid, expiring and expired certificates. */
export default function CertificateList() {
  const maySee = useCan('certificates', 'view');
  return (
    <ResourceList<CertificateProgram>
      resource="certificate_programs"
      title={t.title}
      noun={['certificate', 'certificates']}
      columns={columns}
      filters={filters}
      sort={[{ field: 'name', descending: false }]}
      to={({ id }) => `/training/certificates/show/${id}`}
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
