import { Button, Flex } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import type { CertificateProgramForPartner } from '../schema.ts';
import css from './certificates.module.css';
import { HeldList } from './HeldList.tsx';
import { texts as t } from './texts.ts';
import { requirementsOf, validityOf } from './words.ts';

/** Certificates held by a partner and its people, and those they can earn. */
export default function PartnerPortalCertificates() {
  const mayLearn = useCan('courses', 'view');
  return (
    <Flex vertical gap={16}>
      <HeldList
        title={t.title}
        empty={t.yoursEmpty}
        actions={
          mayLearn && (
            <Link to="/partner-training">
              <Button>{t.toCourses}</Button>
            </Link>
          )
        }
      />
      <Programs />
    </Flex>
  );
}

function Programs() {
  const programs = useList<CertificateProgramForPartner>('certificate_programs', {
    sort: [{ field: 'name', descending: false }],
    start: 0,
    end: 100,
  });
  return (
    <Card title={t.toEarn}>
      <Loaded query={programs}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="meta">{t.noPrograms}</p>
          ) : (
            <ul className={css.programs}>
              {rows.map((row) => (
                <li key={row.id}>
                  <strong>{row.name}</strong>
                  {row.description && <p>{row.description}</p>}
                  <p className="meta">
                    {requirementsOf(row, t.byHandPartner)} · {validityOf(row)}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
