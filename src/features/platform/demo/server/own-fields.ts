import { createCustomField } from '#features/setup/custom-fields/server/service.ts';
import type { Call } from '#server/call.ts';

const industries = [
  { value: 'logistics', label: 'Logistics', colour: '#2563EB' },
  { value: 'public_sector', label: 'Public sector', colour: '#7C3AED' },
  { value: 'construction', label: 'Construction', colour: '#D97706' },
  { value: 'utilities', label: 'Utilities', colour: '#0D9488' },
];
const languages = ['English', 'German', 'French', 'Spanish'].map((label) => ({ value: label.toLowerCase(), label }));

/** What this company wants to know beyond what every company does. */
export async function addOwnFields(call: Call): Promise<void> {
  await createCustomField(call, {
    entity: 'partners',
    key: 'industries',
    label: 'Industries served',
    field_type: 'MULTI_SELECT',
    options: industries,
    section: 'Profile',
    partner_access: 'write',
  });
  await createCustomField(call, {
    entity: 'partners',
    key: 'installs',
    label: 'Installs on site',
    field_type: 'BOOL',
    section: 'Profile',
    help: 'Has people who mount and wire the hardware.',
    partner_access: 'read',
  });
  await createCustomField(call, {
    entity: 'contacts',
    key: 'languages',
    label: 'Speaks',
    field_type: 'MULTI_SELECT',
    options: languages,
    partner_access: 'write',
  });
}

// By place, not by chance, so that what chance decides elsewhere stays as it was.
export const ownFactsOfPartner = (index: number) => ({
  tags: [...(index % 7 === 0 ? ['strategic'] : []), ...(index % 5 === 1 ? ['needs enablement'] : [])],
  custom: {
    industries: [industries[index % 4]!.value, ...(index % 3 === 0 ? [industries[(index + 1) % 4]!.value] : [])],
    installs: index % 3 !== 1,
  },
});

export const ownFactsOfContact = (index: number) => ({
  custom: { languages: ['english', ...(index % 2 === 0 ? [languages[1 + (index % 3)]!.value] : [])] },
});
