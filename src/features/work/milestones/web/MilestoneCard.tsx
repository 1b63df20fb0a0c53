import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import Award from 'lucide-react/icons/award';
import X from 'lucide-react/icons/x';
import { Link } from '#web/components/Link.tsx';
import { SentenceText } from '#web/components/SentenceText.tsx';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import css from './milestone.module.css';
import { milestonesOf } from './milestones.ts';
import { texts as t } from './texts.ts';

/** One calm card with the newest milestone, until the reader closes it. */
export function MilestoneCard({ partner_id }: { partner_id?: string }) {
  const sayFailure = useErrorMessage();
  const { data } = useQuery(milestonesOf(partner_id));
  const close = useWrite<string, void>('milestones', (id) => api(`milestones/${id}/close`, { method: 'POST' }));
  const card = data?.[0];
  if (!card) return null;
  return (
    <section key={card.id} className={css.card} aria-label={card.title}>
      <Award size={24} aria-hidden="true" className={css.mark} />
      <div className={css.words}>
        <h2>{card.title}</h2>
        <p>
          <SentenceText parts={card.text} />{' '}
          <Link to={card.link.to} className={css.link}>
            {card.link.label}
          </Link>
        </p>
      </div>
      <Button
        type="text"
        icon={<X size={16} />}
        aria-label={t.close(card.title)}
        loading={close.isPending}
        onClick={() => close.mutate(card.id, { onError: sayFailure })}
      />
    </section>
  );
}
