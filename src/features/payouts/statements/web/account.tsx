import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { CurrencySelect } from '#web/inputs/CurrencySelect.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { api } from '#web/requests/api.ts';
import type { Search } from '#web/search.ts';
import { useSession } from '#web/session/session.tsx';
import type { Statement } from '../schema.ts';
import css from './Statement.module.css';
import { StatementSheet, StatementTools } from './StatementSheet.tsx';
import { texts } from './texts.ts';

const text = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);

/** A partner's account between two days; currency and days are in the address. */
export default function AccountStatement() {
  const { mode, config } = useSession();
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Search;
  const query = {
    partner_id: mode === 'company' ? text(search.partner_id) : undefined,
    currency: text(search.currency) ?? config.currency,
    from: text(search.from),
    to: text(search.to),
  };
  const statement = useQuery({
    queryKey: ['payout_items', 'account', query],
    queryFn: ({ signal }) => api<Statement>('partner_statement', { query, signal }),
    placeholderData: keepPreviousData,
  });
  const set = (change: Record<string, string | null | undefined>) =>
    navigate({
      to: '.',
      replace: true,
      search: ((before: Search) =>
        Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value))) as never,
    });
  return (
    <>
      <PageHeader
        title={
          mode === 'company'
            ? `Statement${statement.data ? texts.for(statement.data.partner_name) : ''}`
            : texts.statementText
        }
      >
        <StatementTools path="partner_statement" query={query} />
      </PageHeader>
      <div className={`${css.tools} ${css.screenOnly}`}>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the child */}
        <label>
          {texts.currency}
          <CurrencySelect value={query.currency} onChange={(currency) => set({ currency })} />
        </label>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the child */}
        <label>
          {texts.from}
          <DateInput value={query.from ?? null} onChange={(from) => set({ from })} />
        </label>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the child */}
        <label>
          {texts.toText}
          <DateInput value={query.to ?? null} onChange={(to) => set({ to })} />
        </label>
      </div>
      <Loaded query={statement}>
        {(row) => (
          <StatementSheet statement={row} receipts={mode === 'partner' ? '/revenue/commissions' : '/commissions'} />
        )}
      </Loaded>
    </>
  );
}
