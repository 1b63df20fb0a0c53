import { App, Button } from 'antd';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { useCan } from '#web/session/session.tsx';
import type { RemovalInput, Removed } from '../schema.ts';
import { RemovalDialog } from './RemovalDialog.tsx';
import css from './sample.module.css';
import { inWords, texts as t } from './texts.ts';
import { useSampleData } from './useSampleData.ts';

/** Sample data on and off, one click each. */
export default function SampleDataCard() {
  const { message, notification } = App.useApp();
  const { state, plant, plan, remove } = useSampleData();
  const mayManage = useCan('sample_data', 'manage');
  if (!state.data || !mayManage) return null;
  const isThere = state.data.planted_at !== null;

  const fail = (error: unknown) => void message.error((error as Error).message);
  const tell = ({ counts, kept }: Removed) => {
    const names = kept.map(({ name, reason }) => `${name}: ${reason}`);
    if (names.length === 0) return void message.success(t.removed(inWords(counts)));
    notification.info({
      title: t.removed(inWords(counts)),
      description: (
        <>
          <strong>{t.keptTitle}</strong>
          {names.map((name) => (
            <div key={name}>{name}</div>
          ))}
        </>
      ),
      duration: 0,
    });
  };
  const take = (choices: RemovalInput) =>
    remove.mutateAsync(choices).then((removed) => {
      plan.reset();
      tell(removed);
    }, fail);
  const ask = () =>
    plan.mutateAsync().then(({ noted }) => {
      if (noted.length === 0) void take({});
    }, fail);
  const add = () => plant.mutateAsync().then(() => void message.success(t.added), fail);

  return (
    <section className={css.card} aria-label={t.title}>
      <FlaskConical size={18} aria-hidden="true" />
      <div>
        <h2>{t.title}</h2>
        <p>{isThere ? t.there : t.invite}</p>
        <p className={`${css.what} meta`}>
          {inWords(state.data.counts)}. {t.noMoney}
        </p>
      </div>
      {isThere ? (
        <Button onClick={ask} loading={plan.isPending || (remove.isPending && !plan.data?.noted.length)}>
          {t.remove}
        </Button>
      ) : (
        <Button onClick={add} loading={plant.isPending}>
          {t.add}
        </Button>
      )}
      {plan.data && plan.data.noted.length > 0 && (
        <RemovalDialog plan={plan.data} busy={remove.isPending} onRemove={take} onCancel={plan.reset} />
      )}
    </section>
  );
}
