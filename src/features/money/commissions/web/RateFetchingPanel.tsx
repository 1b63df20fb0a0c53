import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Switch } from 'antd';
import { useId } from 'react';
import { api } from '#web/api.ts';
import { DateText } from '#web/components/DateText.tsx';
import { useAction, useWrite } from '#web/resource/useResource.ts';
import { useCan } from '#web/session.tsx';
import type { RateFetching } from '../rate-fetching.schema.ts';
import css from './RateFetchingPanel.module.css';

const ADDRESS = 'exchange_rates/fetching';

/** Whether the bank's rates are fetched and count beside one's own, how that goes, and what is wrong if it does not. */
export function RateFetchingPanel() {
  const id = useId();
  const mayChange = useCan('commission_lines', 'manage');
  const { message } = App.useApp();
  const { data } = useQuery({ queryKey: ['exchange_rates', 'fetching'], queryFn: () => api<RateFetching>(ADDRESS) });
  const choose = useWrite<RateFetching['source'], RateFetching>('exchange_rates', (source) =>
    api<RateFetching>(ADDRESS, { method: 'PUT', body: { source } }),
  );
  const again = useAction<void>('exchange_rates', () => `${ADDRESS}/try`);
  if (!data) return null;
  const isOn = data.source === 'ecb';
  const tell = (error: Error) => void message.error(error.message);
  return (
    <section className={css.panel} aria-label="Fetched rates">
      <div className={css.choice}>
        <Switch
          id={id}
          checked={isOn}
          loading={choose.isPending}
          disabled={!mayChange || (data.host === null && !isOn)}
          onChange={(is_on) => choose.mutateAsync(is_on ? 'ecb' : null).catch(tell)}
        />
        <div>
          <label htmlFor={id}>Fetch the European Central Bank’s reference rates each working day</label>
          <div className="meta">{explained(data)}</div>
        </div>
      </div>
      {isOn && data.failure && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={data.failure}
          description={
            <>
              The last ones known count meanwhile. It is tried again every hour, and was last tried{' '}
              <DateText value={data.tried_at} as="relative" />.
            </>
          }
          action={
            mayChange && (
              <Button
                size="small"
                loading={again.isPending}
                onClick={() => again.mutateAsync().then(() => void message.info('It is being tried again.'), tell)}
              >
                Try again
              </Button>
            )
          }
        />
      )}
    </section>
  );
}

function explained({ source, host, published_on, is_under_way }: RateFetching) {
  if (host === null && source === null) return 'Whoever runs this installation does not let it fetch rates.';
  if (source === null) return 'For days without a rate of your own. Off, only your own rates count.';
  if (published_on === null)
    return is_under_way
      ? 'The last ninety days are being fetched.'
      : 'There are none yet. A rate of your own counts in any case.';
  return (
    <>
      The last ones are of <DateText value={published_on} />. A rate of your own comes before the bank’s of the same
      day.
    </>
  );
}
