import { createCustomField } from '#features/setup/custom-fields/server/service.ts';
import type { Call } from '#server/call.ts';
import { domainOf, firstNames, lastNames } from '#server/demo/names.ts';
import { type DemoStory, defineDemo, type JoinedPartner } from '#server/demo/story.ts';
import { createContact } from './service.ts';

const languages = ['English', 'German', 'French', 'Spanish'].map((label) => ({ value: label.toLowerCase(), label }));

async function addOwnFields(_story: DemoStory, call: Call): Promise<void> {
  await createCustomField(call, {
    entity: 'contacts',
    key: 'languages',
    label: 'Speaks',
    field_type: 'MULTI_SELECT',
    options: languages,
    partner_access: 'write',
  });
}

const ownFactsOfContact = (index: number) => ({
  custom: { languages: ['english', ...(index % 2 === 0 ? [languages[1 + (index % 3)]!.value] : [])] },
});

const jobs = [
  ['Partner manager', 'Sales'],
  ['Sales engineer', 'Technical'],
  ['Managing director', 'Decision maker'],
  ['Account executive', 'Sales'],
] as const;

async function staff(story: DemoStory, call: Call, { id: partner_id, name }: JoinedPartner): Promise<void> {
  const { chance } = story;
  const types = story.get('contactTypes');
  for (let index = chance.between(1, 3); index > 0; index--) {
    const first_name = chance.pick(firstNames);
    const last_name = chance.pick(lastNames);
    const [title, type] = chance.pick(jobs);
    await createContact(call, {
      partner_id,
      first_name,
      last_name,
      email: `${first_name}.${last_name}.${index}@${domainOf(name)}`.toLowerCase(),
      ...ownFactsOfContact(index),
      is_primary: index === 1,
      title,
      type_id: types[type]!,
    });
  }
}

export const demo = [
  defineDemo('contact-fields', { when: 'start', after: ['partner-fields'], run: addOwnFields }),
  defineDemo('contacts', { when: 'partner', run: staff }),
];
