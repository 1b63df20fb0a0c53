import ChartColumn from 'lucide-react/icons/chart-column';
import Coins from 'lucide-react/icons/coins';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { allows } from '#shared/access/permissions.ts';
import { said } from '#shared/text/labels.ts';
import { Link } from '#web/components/Link.tsx';
import { useSession } from '#web/session/session.tsx';
import { reportTemplates } from '../templates.ts';
import css from './Reports.module.css';
import { texts } from './texts.ts';

const icons = {
  'open-pipeline': ChartColumn,
  'payable-commissions': Coins,
  'protections-ending': ShieldAlert,
} as Record<string, typeof Coins>;

/** Reports that many people want, to begin with. */
export function Templates() {
  const { mode, permissions } = useSession();
  const templates = reportTemplates[mode].filter(({ values }) => allows(permissions, values.object, 'view'));
  return (
    <ul className={css.templates} aria-label={texts.startFromTemplate}>
      {templates.map(({ key, name, text }) => {
        const Icon = icons[key]!;
        return (
          <li key={key}>
            <Link to={`/report-schedules/create?template=${key}`} className={css.template}>
              <Icon size={18} aria-hidden="true" />
              <strong>{said(name)}</strong>
              <span>{said(text)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
