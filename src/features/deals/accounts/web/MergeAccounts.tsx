import { mergeLinesOf } from '#web/resource/fields/merging.ts';
import { counted, MergeDialog, type MergeLine } from '#web/resource/record/MergeDialog.tsx';
import { plural } from '#web/texts.ts';
import { type Account, type AccountMerged, account } from '../schema.ts';

const lines: MergeLine<Account>[] = mergeLinesOf(account.fields);

const moving = ({ opportunities, contacts, documents, accounts }: AccountMerged) =>
  counted([
    [opportunities, 'deal', 'deals'],
    [contacts, 'contact', 'contacts'],
    [documents, 'document', 'documents'],
    [accounts, 'subsidiary', 'subsidiaries'],
  ]);

/** Merges another account into this one. */
export default function MergeAccounts({ row, onClose }: { row: Account; onClose: () => void }) {
  return (
    <MergeDialog<Account, AccountMerged>
      row={row}
      resource="accounts"
      noun="account"
      lines={lines}
      help="The other account is archived. Later imports and registrations with its name or domain are matched to this account."
      effects={(merged, other) => (
        <p>
          {moving(merged)
            ? `Moves from ${other.name} to ${row.name}: ${moving(merged)}.`
            : `${other.name} has no records to move.`}{' '}
          Tags are combined. Registrations of both accounts are screened again; no protection ends. This cannot be
          undone.
        </p>
      )}
      done={({ opportunities, contacts }) =>
        `Accounts merged. ${plural(opportunities, 'deal', 'deals')} and ${plural(contacts, 'contact', 'contacts')} moved.`
      }
      also={['opportunities', 'contacts', 'documents', 'deal_registrations']}
      onClose={onClose}
    />
  );
}
