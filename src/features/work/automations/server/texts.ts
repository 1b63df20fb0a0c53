import { defineTexts } from '#shared/text/texts.ts';

/** Notices and emails of automations. The words of a flow are its owner's. */
export const texts = defineTexts('work/automations/server', {
  failed: (name: string, error: string) => `The automation “${name}” failed: ${error}`,
  failedSubject: (name: string) => `Automation failed: ${name}`,
  viewRun: 'View run',
  waits: (name: string) => `The automation “${name}” reached a limit of actions. Its runs wait and continue later.`,
  waitsSubject: (name: string) => `Automation waits: ${name}`,
  openAutomations: 'Open automations',
  replied: (sender: string, name: string) => `${sender} replied to an email of “${name}”.`,
  repliedSubject: (sender: string) => `Reply from ${sender}`,
  view: 'View',
  decide: 'Decide',
  waitsForYou: (name: string) => `The automation “${name}” waits for your decision.`,
  about: 'About',
  openRecord: 'Open the record',
  record: 'Record',
  approved: 'Approved. The automation continues.',
  rejected: 'Rejected.',
});
