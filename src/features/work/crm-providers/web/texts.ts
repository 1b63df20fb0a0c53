import type { DemoObject } from '../schema.ts';

const names: Record<DemoObject, string> = { companies: 'company', contacts: 'contact', deals: 'deal' };

export const texts = {
  title: 'Demo CRM',
  intro:
    'You play the person who works in the CRM. If Demo CRM is connected and its fields are mapped, each change here reaches Tandem within seconds.',
  introForPartners:
    'You play the salesperson who works in your CRM. Open deals can be registered with the company, and the state of a registration is written to the deal.',
  notConnected: 'Demo CRM is not connected, so changes here stay here.',
  connect: 'Open integrations',
  mapFields: 'Map fields',
  registerDeals: 'Register deals',
  objects: 'Records',
  add: (object: DemoObject) => `Create ${names[object]}`,
  create: (object: DemoObject) => `New ${names[object]}`,
  edit: 'Edit',
  editTitle: (name: string) => `Edit ${name}`,
  save: 'Save',
  markWon: 'Mark as won',
  won: (name: string) => `${name} is won in Demo CRM.`,
  remove: 'Delete',
  removeTitle: (name: string) => `Delete ${name}?`,
  removeText: 'The record is deleted in Demo CRM. The mapping decides what happens in Tandem.',
  merge: 'Merge',
  mergeTitle: (name: string) => `Merge ${name}`,
  mergeText: 'The record is merged into the one you choose, which keeps its own values and takes over missing ones.',
  mergeInto: 'Merge into',
  reset: 'Restore demo data',
  resetTitle: 'Restore the demo data?',
  resetText: 'All records of Demo CRM are deleted and created again. Records in Tandem stay.',
  restored: 'Demo data restored.',
  changed: 'Last changed',
  actions: (name: string) => `Actions for ${name}`,
  nothing: 'No records yet. Create one, or restore the demo data.',
  none: 'None',
};
