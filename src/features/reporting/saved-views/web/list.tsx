import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import ChartColumn from 'lucide-react/icons/chart-column';
import Plus from 'lucide-react/icons/plus';
import { capitalized, nounPlural } from '#shared/nouns/nouns.ts';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import type { SavedView } from '../schema.ts';
import css from './reports.module.css';
import { texts as t } from './texts.ts';
import { useSavedReports } from './useSavedReports.ts';

/** The saved reports that the reader sees. */
export default function Reports() {
  const navigate = useNavigate();
  const reports = useSavedReports();
  const ask = (
    <Button type="primary" icon={<Plus size={16} />} onClick={() => void navigate({ to: '/reports/ask' })}>
      {t.ask}
    </Button>
  );
  return (
    <>
      <PageHeader title={t.reports}>{ask}</PageHeader>
      <Loaded query={reports}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState icon={ChartColumn} title={t.reports}>
              {t.noReports}
            </EmptyState>
          ) : (
            <ul className={css.cards} aria-label={t.reports}>
              {rows.map((report) => (
                <li key={report.id}>
                  <Link to={`/reports/show/${report.id}`} className={css.card}>
                    <ChartColumn size={18} aria-hidden="true" />
                    <strong>{report.name}</strong>
                    <span>{capitalized(nounPlural(report.entity))}</span>
                    <span className="meta">{sharingOf(report)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

function sharingOf({ visibility, is_mine, owner_name }: SavedView): string {
  if (visibility === 'private') return t.onlyYou;
  return is_mine || !owner_name ? t.shared : t.sharedBy(owner_name);
}
