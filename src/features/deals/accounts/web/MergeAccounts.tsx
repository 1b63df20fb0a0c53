import { moneyText } from '#web/components/Money.tsx';
import { countryName } from '#web/countries.ts';
import { formatNumber } from '#web/region.ts';
import { counted, MergeDialog, type MergeLine } from '#web/resource/MergeDialog.tsx';
import { plural } from '#web/texts.ts';
import type { Account, AccountMerged, mergeChoices } from '../schema.ts';

const lines: (MergeLine<Account> & { field: keyof typeof mergeChoices })[] = [
  { field: 'name', label: 'Name', text: ({ name }) => name },
  { field: 'domain', label: 'Domain', text: ({ domain }) => domain },
  { field: 'website', label: 'Website', text: ({ website }) => website },
  { field: 'country', label: 'Country', text: ({ country }) => country && countryName(country) },
  { field: 'industry', label: 'Industry', text: ({ industry }) => industry },
  {
    field: 'employees',
    label: 'Employees',
    text: ({ employees }) => (employees === null ? null : formatNumber(employees)),
  },
  {
    field: 'annual_revenue_minor',
    label: 'Yearly revenue',
    text: ({ annual_revenue_minor: minor, currency }) => (minor === null ? null : moneyText(minor, currency)),
  },
  {
    field: 'founded_year',
    label: 'Founded',
    text: ({ founded_year }) => (founded_year === null ? null : String(founded_year)),
  },
  { field: 'owner_user_id', label: 'Owner', text: ({ owner_name }) => owner_name },
  { field: 'external_ref', label: 'Id elsewhere', text: ({ external_ref }) => external_ref },
];

const moving = ({ opportunities, contacts, documents, accounts }: AccountMerged) =>
  counted([
    [opportunities, 'deal', 'deals'],
    [contacts, 'person', 'people'],
    [documents, 'document', 'documents'],
    [accounts, 'subsidiary', 'subsidiaries'],
  ]);

/** Makes another company one with this. */
export default function MergeAccounts({ row, onClose }: { row: Account; onClose: () => void }) {
  return (
    <MergeDialog<Account, AccountMerged>
      row={row}
      resource="accounts"
      noun="company"
      lines={lines}
      help="It is archived. Whoever comes with its name or domain later, in a file or a registration, means this one."
      effects={(merged, other) => (
        <p>
          {moving(merged)
            ? `From ${other.name} comes to ${row.name}: ${moving(merged)}.`
            : `Nothing belongs to ${other.name} that would come over.`}{' '}
          Tags are united. Registrations of either are compared anew; no protection is dropped. This cannot be undone.
        </p>
      )}
      done={({ opportunities, contacts }) =>
        `Merged; ${plural(opportunities, 'deal', 'deals')} and ${plural(contacts, 'person', 'people')} came over`
      }
      also={['opportunities', 'contacts', 'documents', 'deal_registrations']}
      onClose={onClose}
    />
  );
}
