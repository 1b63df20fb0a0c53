import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import BookOpen from 'lucide-react/icons/book-open';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { sayable } from '#shared/text/labels.ts';
import { api, apiRows } from '#web/requests/api.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import type { JournalEntry, LedgerAccount, LedgerVerification, TrialBalanceRow } from '../schema.ts';
import { Checkpoints } from './Checkpoints.tsx';
import { Months } from './Months.tsx';
import { TrialBalance } from './TrialBalance.tsx';
import { texts } from './texts.ts';
import { Verification } from './Verification.tsx';
import { accountName, kindOptions, placeName } from './words.ts';

/** The ledger: balances, entries, and the proof that they were not changed. */
export default function Ledger() {
  const verify = useMutation({
    mutationFn: () => api<LedgerVerification>('ledger/verify', { method: 'POST', asks: true }),
  });
  const balance = useQuery({
    queryKey: ['ledger_accounts', 'trial'],
    queryFn: ({ signal }) => apiRows<TrialBalanceRow>('ledger/trial_balance', { signal }),
  });
  return (
    <DetailPage
      name="Ledger"
      subtitle={<span>{texts.tamperEvidentDoubleEntryRecordAll}</span>}
      actions={
        <Button icon={<ShieldCheck size={16} />} loading={verify.isPending} onClick={() => verify.mutate()}>
          {texts.verifyLedger}
        </Button>
      }
      band={<Verification result={verify.data} error={verify.error} />}
      tabs={[
        { key: 'balances', label: texts.balances, content: <TrialBalance query={balance} /> },
        { key: 'accounts', label: texts.accounts, content: <Accounts /> },
        { key: 'journal', label: texts.journal, content: <Journal /> },
        { key: 'months', label: texts.months, content: <Months /> },
        { key: 'checkpoints', label: texts.checkpoints, content: <Checkpoints /> },
      ]}
    />
  );
}

const accountColumns: Column<LedgerAccount>[] = sayable([
  {
    field: 'code',
    label: 'Account',
    value: (row) => accountName(row.code, row.partner_name),
    sortable: true,
    width: 360,
  },
  { field: 'currency', label: 'Currency', sortable: true },
  { field: 'debit_minor', label: 'Debits', kind: 'money' },
  { field: 'credit_minor', label: 'Credits', kind: 'money' },
  { field: 'balance_minor', label: 'Balance', kind: 'money', sortable: true },
]);
const accountFilters: FilterSpec[] = sayable([
  { field: 'partner_id', label: 'Partner', kind: 'reference', resource: 'partners' },
  { field: 'currency', label: 'Currency', kind: 'text' },
  { field: 'balance_minor', label: 'Balance', kind: 'money' },
]);

function Accounts() {
  return (
    <ResourceList<LedgerAccount>
      resource="ledger_accounts"
      columns={accountColumns}
      filters={accountFilters}
      sort={[{ field: 'balance_minor', descending: true }]}
      to={(row) => (row.partner_id ? `/commissions?partner_id=${row.partner_id}` : '/commissions/ledger?tab=journal')}
      savedViews={false}
      empty={{ icon: BookOpen, text: texts.accountsCreatedWithYourFirstCommission }}
    />
  );
}

const entryColumns: Column<JournalEntry>[] = sayable([
  { field: 'seq', label: 'Entry', value: (row) => `${row.seq}`, sortable: true },
  { field: 'partner_name', label: 'Partner', width: 200 },
  { field: 'amount_minor', label: 'Amount', kind: 'money' },
  { field: 'kind', label: 'Type', kind: 'status', options: kindOptions },
  { field: 'postings', label: 'From and to', value: fromAndTo, width: 300 },
  { field: 'effective_on', label: 'Effective date', kind: 'date', sortable: true },
  { field: 'posted_at', label: 'Posted', kind: 'instant', sortable: true },
  { field: 'memo', label: 'Memo', hidden: true },
  { field: 'hash_hex', label: 'Hash', hidden: true, value: (row) => row.hash_hex.slice(0, 16) },
]);
const entryFilters: FilterSpec[] = sayable([
  { field: 'kind', label: 'Type', kind: 'multi', options: kindOptions },
  { field: 'effective_on', label: 'Effective date', kind: 'date' },
  { field: 'posted_at', label: 'Posted', kind: 'instant' },
]);

function fromAndTo({ postings }: JournalEntry): string {
  const side = (wanted: 'D' | 'C') =>
    postings.filter((posting) => posting.side === wanted).map(({ account }) => placeName(account));
  return `${side('D').join(', ')} → ${side('C').join(', ')}`;
}

function Journal() {
  return (
    <ResourceList<JournalEntry>
      resource="journal_entries"
      columns={entryColumns}
      filters={entryFilters}
      to={(row) =>
        row.source_table === 'commission_lines'
          ? `/commissions/show/${row.source_id}`
          : `/commissions/payouts/statement/${row.source_id}`
      }
      savedViews={false}
      empty={{ icon: BookOpen, text: texts.everyMovementMoneyRecordedHere }}
    />
  );
}
