import { mergeLinesOf } from '#web/resource/fields/merging.ts';
import { counted, MergeDialog, type MergeLine } from '#web/resource/record/MergeDialog.tsx';
import { plural } from '#web/texts.ts';
import { partnerFields } from '../fields.schema.ts';
import type { PartnerMerged } from '../merge.schema.ts';
import type { Partner } from '../schema.ts';

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
      help="The other partner is archived and links here. Later imports and forms that use its name find this partner."
      effects={(merged, other) => (
        <>
          <p>
            {moving(merged)
              ? `Moves from ${other.name} to ${row.name}: ${moving(merged)}.`
              : `${other.name} has no records to move.`}{' '}
            Tags are combined. {row.name} keeps its status, tier and incentive structures. Registrations are compared
            again, and no protection is lost.
          </p>
          <p>
            {staying(merged) &&
              `Stays with ${other.name} and is also shown here: ${staying(merged)}. Amounts still owed are paid to the payout details of ${other.name} as before. `}
            This cannot be undone.
          </p>
        </>
      )}
      done={({ opportunities, contacts }) =>
        `Partners merged: ${plural(opportunities, 'deal', 'deals')} and ${plural(contacts, 'contact', 'contacts')} moved`
      }
      also={['opportunities', 'contacts', 'documents', 'deal_registrations', 'invitations', 'commission_lines']}
      onClose={onClose}
    />
  );
}
