import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Switch } from 'antd';
import { useId } from 'react';
import { DateText } from '#web/components/DateText.tsx';
import { api } from '#web/requests/api.ts';
import { useAction, useWrite } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import type { RateFetching } from '../rate-fetching.schema.ts';
import css from './RateFetchingPanel.module.css';

const ADDRESS = 'exchange_rates/fetching';

/** Switches the fetching of the bank's rates on or off and shows its status. */
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
          <label htmlFor={id}>Fetch European Central Bank reference rates every working day</label>
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
              The latest known rates are used in the meantime. Tandem retries every hour. Last attempt:{' '}
              <DateText value={data.tried_at} as="relative" />.
            </>
          }
          action={
            mayChange && (
              <Button
                size="small"
                loading={again.isPending}
                onClick={() => again.mutateAsync().then(() => void message.info('Fetching rates…'), tell)}
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
  if (host === null && source === null)
    return 'Fetching exchange rates is turned off for this installation. Ask its administrator to allow it.';
  if (source === null) return 'Used on days without a rate of your own. If off, only your own rates are used.';
  if (published_on === null)
    return is_under_way ? 'Fetching the last 90 days.' : 'No fetched rates yet. Your own rates always take precedence.';
  return (
    <>
      Latest rates: <DateText value={published_on} />. Your own rate takes precedence over the bank’s rate for the same
      day.
    </>
  );
}
