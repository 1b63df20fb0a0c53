import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { Card } from '#web/components/Card.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useSession } from '#web/session/session.tsx';
import { statements, topics } from '../statements.ts';
import css from './page.module.css';
import { texts as t } from './texts.ts';

/** Tells a partner what the company sees of it, topic by topic. */
export default function CompanyView() {
  const { program, flags } = useSession();
  const company = program?.company.name ?? '';
  const shown = statements.filter((one) => !('flag' in one) || flags[one.flag] !== false);
  return (
    <>
      <PageHeader title={t.title(company)} />
      <p className={css.intro}>{t.intro(company)}</p>
      <div className={css.topics}>
        {topics.map(({ key, label }) => {
          const own = shown.filter(({ topic }) => topic === key);
          if (own.length === 0) return null;
          return (
            <Card key={key} title={label}>
              <ul className={css.list}>
                {own.map((one) => (
                  <li key={one.key}>
                    {one.isVisible ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />}
                    <span>
                      <strong>{one.isVisible ? t.sees(company) : t.seesNot(company)}</strong> {one.text}.
                    </span>
                  </li>
                ))}
              </ul>
            </Card>
          );
        })}
      </div>
    </>
  );
}
