import { defineSampleRows } from '#server/extension-points/sample-data.ts';
import { createAccounts } from './service.ts';

const sampleAccounts = [
  { name: 'Harrow Logistics', domain: 'harrow-logistics.example', country: 'GB', industry: 'Logistics' },
  { name: 'Bellweather Clinics', domain: 'bellweather.example', country: 'US', industry: 'Healthcare' },
  { name: 'Orchard Foods', domain: 'orchard-foods.example', country: 'DE', industry: 'Food' },
  { name: 'Tidal Energy', domain: 'tidal-energy.example', country: 'FR', industry: 'Energy' },
  { name: 'Quill Insurance', domain: 'quill-insurance.example', country: 'NL', industry: 'Finance' },
  { name: 'Sparrow Hotels', domain: 'sparrow-hotels.example', country: 'CA', industry: 'Travel' },
  { name: 'Vale Textiles', domain: 'vale-textiles.example', country: 'ES', industry: 'Manufacturing' },
  { name: 'Kestrel Robotics', domain: 'kestrel-robotics.example', country: 'SE', industry: 'Manufacturing' },
] as const;

export const sampleData = defineSampleRows({
  table: 'accounts',
  count: sampleAccounts.length,
  plant: (call) =>
    createAccounts(
      call,
      sampleAccounts.map((account) => ({ ...account, tags: ['sample'] })),
    ),
});
