import { countryName } from '#web/countries.ts';
import { formatDay } from '#web/region.ts';
import { counted, MergeDialog, type MergeLine } from '#web/resource/MergeDialog.tsx';
import { plural } from '#web/texts.ts';
import type { mergeChoices, PartnerMerged } from '../merge.schema.ts';
import type { Partner } from '../schema.ts';

const lines: (MergeLine<Partner> & { field: keyof typeof mergeChoices })[] = [
  { field: 'name', label: 'Name', text: ({ name }) => name },
  { field: 'legal_name', label: 'Legal name', text: ({ legal_name }) => legal_name },
  { field: 'domain', label: 'Domain', text: ({ domain }) => domain },
  { field: 'website', label: 'Website', text: ({ website }) => website },
  { field: 'photo_url', label: 'Logo', text: ({ photo_url }) => photo_url },
  { field: 'phone', label: 'Phone', text: ({ phone }) => phone },
  { field: 'address', label: 'Address', text: addressText },
  { field: 'country', label: 'Country', text: ({ country }) => country && countryName(country) },
  { field: 'description', label: 'Description', text: ({ description }) => shortened(description) },
  { field: 'type_id', label: 'Type', text: ({ type_name }) => type_name },
  { field: 'region_id', label: 'Regions', text: ({ region_names }) => region_names.join(', ') || null },
  { field: 'owner_user_id', label: 'Owner', text: ({ owner_name }) => owner_name },
  { field: 'manager_name', label: 'Regional manager', text: ({ manager_name }) => manager_name },
  { field: 'joined_on', label: 'Joined on', text: ({ joined_on }) => joined_on && formatDay(joined_on) },
  { field: 'tax_id', label: 'Tax number', text: ({ tax_id }) => tax_id },
  { field: 'external_ref', label: 'Id elsewhere', text: ({ external_ref }) => external_ref },
  { field: 'internal_notes', label: 'Internal notes', text: ({ internal_notes }) => shortened(internal_notes) },
];

function addressText({ address_line_1, address_line_2, postal_code, city, state }: Partner): string | null {
  const place = [postal_code, city].filter(Boolean).join(' ');
  return [address_line_1, address_line_2, place, state].filter(Boolean).join(', ') || null;
}

const shortened = (text: string | null) => (text && text.length > 160 ? `${text.slice(0, 160)}…` : text);

const moving = (merged: PartnerMerged) =>
  counted([
    [merged.opportunities, 'deal that is not won', 'deals that are not won'],
    [merged.deal_registrations, 'registration', 'registrations'],
    [merged.protections, 'protection', 'protections'],
    [merged.contacts, 'person', 'people'],
    [merged.documents, 'document', 'documents'],
    [merged.invitations, 'open invitation', 'open invitations'],
    [merged.partners, 'partner below it', 'partners below it'],
  ]);

const staying = ({ kept_as_history: { won_deals, commission_lines, plan_assignments } }: PartnerMerged) =>
  counted([
    [won_deals, 'won deal', 'won deals'],
    [commission_lines, 'commission', 'commissions'],
    [plan_assignments, 'plan of its own', 'plans of its own'],
  ]);

/** Makes another partner one with this. */
export default function MergePartners({ row, onClose }: { row: Partner; onClose: () => void }) {
  return (
    <MergeDialog<Partner, PartnerMerged>
      row={row}
      resource="partners"
      noun="partner"
      lines={lines}
      help="It is archived and leads here. Whoever comes with its name later, in a file or a form, means this one."
      effects={(merged, other) => (
        <>
          <p>
            {moving(merged)
              ? `From ${other.name} comes to ${row.name}: ${moving(merged)}.`
              : `Nothing belongs to ${other.name} that would come over.`}{' '}
            Tags are united; status, tier and plans stay those of {row.name}. Registrations are compared anew; no
            protection is dropped.
          </p>
          <p>
            {staying(merged) &&
              `Stays under ${other.name}, and is seen here too: ${staying(merged)}. What is still owed there is paid as before, to its own payout details. `}
            This cannot be undone.
          </p>
        </>
      )}
      done={({ opportunities, contacts }) =>
        `Merged; ${plural(opportunities, 'deal', 'deals')} and ${plural(contacts, 'person', 'people')} came over`
      }
      also={['opportunities', 'contacts', 'documents', 'deal_registrations', 'invitations', 'commission_lines']}
      onClose={onClose}
    />
  );
}
