import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Switch } from 'antd';
import { useId } from 'react';
import { DateText } from '#web/components/DateText.tsx';
import { api } from '#web/requests/api.ts';
import { useAction, useWrite } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import type { RateFetching } from '../rate-fetching.schema.ts';
import css from './RateFetchingPanel.module.css';
import { texts } from './texts.ts';

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
    <section className={css.panel} aria-label={texts.fetchedRates}>
      <div className={css.choice}>
        <Switch
          id={id}
          checked={isOn}
          loading={choose.isPending}
          disabled={!mayChange || (data.host === null && !isOn)}
          onChange={(is_on) => choose.mutateAsync(is_on ? 'ecb' : null).catch(tell)}
        />
        <div>
          <label htmlFor={id}>{texts.fetchEuropeanCentralBankReferenceRates}</label>
          <div className="meta">{explained(data)}</div>
        </div>
      </div>
      {isOn && data.failure && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={data.failure}
          description={texts.latestKnownRatesUsedInMeantime(<DateText value={data.tried_at} as="relative" />)}
          action={
            mayChange && (
              <Button
                size="small"
                loading={again.isPending}
                onClick={() => again.mutateAsync().then(() => void message.info(texts.fetchingRates), tell)}
              >
                {texts.tryAgain}
              </Button>
            )
          }
        />
      )}
    </section>
  );
}

function explained({ source, host, published_on, is_under_way }: RateFetching) {
  if (host === null && source === null) return texts.fetchingExchangeRatesTurnedOffFor;
  if (source === null) return texts.usedOnDaysWithoutRateYour;
  if (published_on === null) return is_under_way ? texts.fetchingLast90Days : texts.noFetchedRatesYetYourOwn;
  return <>{texts.latestRatesYourOwnRateTakes(<DateText value={published_on} />)}</>;
}
