import { mergeLinesOf } from '#web/resource/fields/merging.ts';
import { counted, MergeDialog, type MergeLine } from '#web/resource/record/MergeDialog.tsx';
import { partnerFields } from '../fields.schema.ts';
import type { PartnerMerged } from '../merge.schema.ts';
import type { Partner } from '../schema.ts';
import { texts as ownTexts } from './texts.ts';

const lines: MergeLine<Partner>[] = mergeLinesOf(partnerFields, {
  address: { text: addressText },
  region_id: { label: 'Regions', text: ({ region_names }) => region_names.join(', ') || null },
});

function addressText({ address_line_1, address_line_2, postal_code, city, state }: Partner): string | null {
  const place = [postal_code, city].filter(Boolean).join(' ');
  return [address_line_1, address_line_2, place, state].filter(Boolean).join(', ') || null;
}

const moving = (merged: PartnerMerged) =>
  counted([
    [merged.opportunities, 'open or lost deal', 'open or lost deals'],
    [merged.deal_registrations, 'registration', 'registrations'],
    [merged.protections, 'protection', 'protections'],
    [merged.contacts, 'contact', 'contacts'],
    [merged.documents, 'document', 'documents'],
    [merged.invitations, 'open invitation', 'open invitations'],
    [merged.partners, 'subsidiary', 'subsidiaries'],
  ]);

const staying = ({ kept_as_history: { won_deals, commission_lines, plan_assignments } }: PartnerMerged) =>
  counted([
    [won_deals, 'won deal', 'won deals'],
    [commission_lines, 'commission', 'commissions'],
    [plan_assignments, 'own incentive structure', 'own incentive structures'],
  ]);

/** Makes another partner one with this. */
export default function MergePartners({ row, onClose }: { row: Partner; onClose: () => void }) {
  return (
    <MergeDialog<Partner, PartnerMerged>
      row={row}
      resource="partners"
      noun="partner"
      lines={lines}
      help={ownTexts.otherPartnerArchivedAndLinksHere}
      effects={(merged, other) => (
        <>
          <p>
            {ownTexts.tagsCombinedKeepsItsStatusTier(
              moving(merged)
                ? ownTexts.movesFromTo(other.name, row.name, moving(merged))
                : ownTexts.hasNoRecordsToMove(other.name),
              row.name,
            )}
          </p>
          <p>
            {ownTexts.thisCannotBeUndone(
              staying(merged) && ownTexts.staysWithAndAlsoShownHere(other.name, staying(merged), other.name),
            )}
          </p>
        </>
      )}
      done={({ opportunities, contacts }) => ownTexts.partnersMergedAndMoved(opportunities, contacts)}
      also={['opportunities', 'contacts', 'documents', 'deal_registrations', 'invitations', 'commission_lines']}
      onClose={onClose}
    />
  );
}
