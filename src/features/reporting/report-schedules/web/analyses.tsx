import ChartColumn from 'lucide-react/icons/chart-column';
import { Link } from '#web/components/Link.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { declaredFeatures } from '#web/declared.ts';
import { isOffered } from '#web/session/access.ts';
import { useSession } from '#web/session/session.tsx';
import css from './Reports.module.css';
import { texts } from './texts.ts';

/** The analyses of all modules, each with the question that it answers. */
export default function Analyses() {
  const session = useSession();
  const analyses = declaredFeatures()
    .flatMap(({ routes }) => routes)
    .filter((route) => route.analysis !== undefined && isOffered(route, session))
    .sort((a, b) => a.title.localeCompare(b.title));
  return (
    <>
      <PageHeader title={texts.analyses} />
      <ul className={css.templates} aria-label={texts.analyses}>
        {analyses.map(({ path, title, analysis }) => (
          <li key={path}>
            <Link to={path} className={css.template}>
              <ChartColumn size={18} aria-hidden="true" />
              <strong>{title}</strong>
              <span>{analysis}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
