import { systemActor } from '#server/call.ts';
import { acrossCompanies } from '#server/company/across-companies.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createPrompt } from './prompts.ts';

/** Adds a draft by the super admin. Prompts belong to the installation, so the larger company adds them once. */
async function writePrompts({ kernel, company }: DemoStory): Promise<void> {
  if (!company.hasExceptions) return;
  await kernel.system.unscoped(async (tx) => {
    const call = await acrossCompanies(tx, kernel, systemActor(company.organization_id), null);
    await createPrompt(call, {
      key: 'partner.summary',
      description: 'Summarizes the last quarter of a partner for a business review.',
      template: 'Summarize the last quarter of {{partner}} in five sentences. Deals: {{deals}}',
      model: 'any-model',
    });
    await createPrompt(call, {
      key: 'registration.reply',
      description: 'Drafts a reply to a partner whose registration needs more information.',
      template: 'Write a friendly reply to {{contact}} that asks for: {{missing}}',
      model: 'any-model',
    });
  });
}

export const demo = [defineDemo('prompts', { when: 'afterwards', run: writePrompts })];
