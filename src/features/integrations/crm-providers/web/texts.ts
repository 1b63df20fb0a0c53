import { defineTexts, type Part } from '#web/texts.ts';
import { type DemoObject, demoObjects } from '../schema.ts';

export const texts = defineTexts('integrations/crm-providers/web', {
  intro: (system: string) =>
    `You play the person who works in the CRM. If ${system} is connected and its fields are mapped, each change here reaches Tandem within seconds.`,
  introForPartners:
    'You play the salesperson who works in your CRM. Open deals can be registered with the company, and the state of a registration is written to the deal.',
  notConnected: (system: string) => `${system} is not connected, so changes here stay here.`,
  connect: 'Open integrations',
  mapFields: 'Map fields',
  registerDeals: 'Register deals',
  objects: 'Records',
  systems: 'System',
  add: (object: DemoObject) => `Create ${demoObjects[object].one}`,
  create: (object: DemoObject) => `New ${demoObjects[object].one}`,
  edit: 'Edit',
  editTitle: (name: string) => `Edit ${name}`,
  save: 'Save',
  markWon: 'Mark as won',
  won: (name: string, system: string) => `${name} is won in ${system}.`,
  remove: 'Delete',
  removeTitle: (name: string) => `Delete ${name}?`,
  removeText: 'The record is deleted here. The mapping decides what happens in Tandem.',
  merge: 'Merge',
  mergeTitle: (name: string) => `Merge ${name}`,
  mergeText: 'The record is merged into the one you choose, which keeps its own values and takes over missing ones.',
  mergeInto: 'Merge into',
  reset: 'Restore demo data',
  resetTitle: 'Restore the demo data?',
  resetText: 'All records here are deleted and created again. Records in Tandem stay.',
  restored: 'Demo data restored.',
  changed: 'Last changed',
  actions: (name: string) => `Actions for ${name}`,
  nothing: 'No records yet. Create one, or restore the demo data.',
  none: 'None',
  answers: 'How the system answers',
  failsNow: (system: string, fault: string) =>
    `${system} fails on purpose (${fault.toLowerCase()}). The synchronization shows what it does then.`,
  faultStored: 'Changed. It applies from the next request on.',
  isRequired: (label: Part) => `${label} is required.`,
  isRequiredMergeInto: (mergeInto: Part) => `${mergeInto} is required.`,
});
