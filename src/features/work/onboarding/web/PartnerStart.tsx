import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import Check from 'lucide-react/icons/check';
import { allows, isModuleOff } from '#shared/access/permissions.ts';
import { Link } from '#web/components/Link.tsx';
import { api } from '#web/requests/api.ts';
import { useSession } from '#web/session/session.tsx';
import type { OnboardingFacts } from '../schema.ts';
import css from './start.module.css';
import { texts as t } from './texts.ts';

interface Start {
  key: keyof typeof t.steps4;
  to: string;
  done: boolean;
  needs: readonly [resource: string, action: 'view' | 'manage'];
}

/** The four steps of a new partner, in order; the first open one has the primary button. */
const startsOf = ({ description, signed, to_sign, payout_details, learning, deals }: OnboardingFacts): Start[] => [
  to_sign || signed
    ? { key: 'contract', to: '/partners/contracts', done: !to_sign, needs: ['contracts', 'view'] }
    : { key: 'profile', to: '/partner-profile?edit=1', done: !!description?.trim(), needs: ['partners', 'manage'] },
  { key: 'payout', to: '/revenue/payouts', done: !!payout_details, needs: ['payout_methods', 'manage'] },
  { key: 'course', to: '/partner-training', done: !!learning, needs: ['courses', 'view'] },
  { key: 'deal', to: '/revenue/deal-desk/create', done: !!deals, needs: ['deal_registrations', 'manage'] },
];

export default function PartnerStart() {
  const { permissions } = useSession();
  const { data } = useQuery({
    queryKey: ['onboarding_state', 'facts'],
    queryFn: ({ signal }) => api<OnboardingFacts>('onboarding/facts', { signal }),
    staleTime: 0,
  });
  if (!data) return null;
  const starts = startsOf(data).filter(
    ({ needs: [resource, action] }) => !isModuleOff(permissions, resource) && allows(permissions, resource, action),
  );
  const next = starts.find(({ done }) => !done);
  if (!next) return null;
  return (
    <section className={css.start} aria-label={t.start}>
      <header>
        <h2>{t.start}</h2>
        <span className="meta">{t.doneOf(starts.filter(({ done }) => done).length, starts.length)}</span>
      </header>
      <ol>
        {starts.map(({ key, to, done }, index) => (
          <li key={key} data-done={done || undefined}>
            <span className={css.mark}>{done ? <Check size={14} aria-label={t.done} /> : index + 1}</span>
            <div>
              <h3>{t.steps4[key].title}</h3>
              {!done && <p>{t.steps4[key].text}</p>}
            </div>
            {!done && (
              <Link to={to}>
                <Button type={key === next.key ? 'primary' : 'default'} tabIndex={-1}>
                  {t.steps4[key].action}
                </Button>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
