import { Button } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money, moneyText } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { formatDay } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { Backtest } from '../backtest.schema.ts';
import type { TierProgram } from '../schema.ts';
import { texts as t } from './texts.ts';
import css from './tiers.module.css';

const noTier = (name: string | null) => name ?? t.noTier;
const signed = (minor: number, currency: string) => `${minor > 0 ? '+' : ''}${moneyText(minor, currency)}`;

/** Partners that would have moved over the last 12 months under this version, and the cost. */
export function BacktestCards({ program }: { program: TierProgram }) {
  const sayFailure = useErrorMessage();
  const test = useWrite<null, Backtest>('tier_backtests', () =>
    api(`tier_programs/${program.id}/backtest`, { method: 'POST', body: {} }),
  );
  return (
    <Card
      title={t.testTitle}
      actions={
        <Button loading={test.isPending} onClick={() => test.mutate(null, { onError: sayFailure })}>
          {t.test}
        </Button>
      }
    >
      {test.data ? <Result found={test.data} /> : <p className="meta">{t.testAbout}</p>}
    </Card>
  );
}

function Result({ found }: { found: Backtest }) {
  const { tiers, cost, currency, changes } = found;
  return (
    <>
      <p className="meta">{t.testText(formatDay(found.from), formatDay(found.to), found.partners)}</p>
      <ScrollTable label={t.testTiers}>
        <thead>
          <tr>
            <th>{t.testTiers}</th>
            <th data-figure>{t.today}</th>
            <th data-figure>{t.tested}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ tier_id, name, today, tested }) => (
            <tr key={tier_id ?? 'none'}>
              <th scope="row">{noTier(name)}</th>
              <td data-figure>{today}</td>
              <td data-figure>{tested}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.cost}</th>
            <td data-figure>
              <Money minor={cost.now_minor} currency={currency} />
            </td>
            <td data-figure>
              <Money minor={cost.then_minor} currency={currency} />
            </td>
          </tr>
        </tfoot>
      </ScrollTable>
      <p className={css.note}>
        <strong>{t.costOf(cost.delta_minor, moneyText(Math.abs(cost.delta_minor), currency))}</strong>{' '}
        <span className="meta">{t.costText}</span>
      </p>
      {changes.length === 0 ? <p>{t.noChanges}</p> : <Changes found={found} />}
    </>
  );
}

function Changes({ found: { changes, currency } }: { found: Backtest }) {
  return (
    <ScrollTable label={t.changes}>
      <thead>
        <tr>
          <th>{t.changes}</th>
          <th>{t.today}</th>
          <th>{t.tested}</th>
          <th>{t.moves}</th>
          <th data-figure>{t.difference}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.partner_id}>
            <td>
              <Link className={css.name} to={`/partners/show/${change.partner_id}?tab=tier`}>
                {change.partner_name}
              </Link>
            </td>
            <td data-tight>{noTier(change.today)}</td>
            <td data-tight>{noTier(change.tested)}</td>
            <td>
              {change.moves.map((move) => (
                <div key={move.on} className={css.move}>
                  <DateText value={move.on} /> {noTier(move.from)} → {noTier(move.to)}
                </div>
              ))}
            </td>
            <td data-figure>{change.delta_minor === 0 ? '–' : signed(change.delta_minor, currency)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
