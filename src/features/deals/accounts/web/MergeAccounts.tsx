import { mergeLinesOf } from '#web/resource/fields/merging.ts';
import { counted, MergeDialog, type MergeLine } from '#web/resource/record/MergeDialog.tsx';
import { type Account, type AccountMerged, account } from '../schema.ts';
import { texts as ownTexts } from './texts.ts';

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
      help={ownTexts.otherAccountArchivedLaterImportsAnd}
      effects={(merged, other) => (
        <p>
          {ownTexts.tagsCombinedRegistrationsBothAccountsScreened(
            moving(merged)
              ? ownTexts.movesFromTo(other.name, row.name, moving(merged))
              : ownTexts.hasNoRecordsToMove(other.name),
          )}
        </p>
      )}
      done={({ opportunities, contacts }) => ownTexts.accountsMergedAndMoved(opportunities, contacts)}
      also={['opportunities', 'contacts', 'documents', 'deal_registrations']}
      onClose={onClose}
    />
  );
}
