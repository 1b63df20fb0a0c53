import { sql } from '#server/db/sql.ts';
import { firstNames, lastNames } from '#server/demo/names.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { updateRow } from '#server/resource/verbs.ts';
import { type FormDefinition, formFieldsOf } from '../definition.schema.ts';
import { forms } from './resource.ts';
import { createForm } from './service.ts';
import { takeFormStep } from './steps.ts';
import { recordSubmission } from './submit.ts';
import type { OpenForm } from './visitor.ts';

const contact: FormDefinition = {
  title: 'Talk to us',
  description: 'Tell us what you are looking for. We answer within one business day.',
  locale: 'en',
  pages: [
    {
      id: 'page_1',
      title: 'About you',
      sections: [
        {
          id: 'section_1',
          fields: [
            { key: 'full_name', type: 'STRING', label: 'Name', required: true, binding: 'contact.full_name' },
            { key: 'email', type: 'EMAIL', label: 'Work email', required: true, binding: 'contact.email' },
            {
              key: 'company',
              type: 'STRING',
              label: 'Company',
              required: true,
              binding: 'account.name',
              width: 'half',
            },
            { key: 'country', type: 'COUNTRY', label: 'Country', width: 'half' },
            { key: 'source', type: 'HIDDEN', label: 'Source', prefill_query: 'utm_source' },
          ],
        },
      ],
    },
    {
      id: 'page_2',
      title: 'Your project',
      sections: [
        {
          id: 'section_2',
          fields: [
            {
              key: 'interest',
              type: 'SELECT',
              label: 'What are you interested in?',
              required: true,
              options: [
                { value: 'buy', label: 'Buying your product' },
                { value: 'partner', label: 'Becoming a partner' },
                { value: 'other', label: 'Something else' },
              ],
            },
            {
              key: 'budget',
              type: 'DECIMAL',
              label: 'Budget in US dollars',
              min: 0,
              shown_when: { any: [{ all: [{ field: 'interest', op: 'in', value: ['buy'] }] }] },
            },
            { key: 'message', type: 'LONG_TEXT', label: 'Message', help: 'A few sentences are enough.' },
            { key: 'consent', type: 'CONSENT', label: 'I agree to be contacted about my request.', required: true },
          ],
        },
      ],
    },
  ],
  submit_label: 'Send request',
  finish: { kind: 'text', text: 'Thank you. We will get back to you within one business day.' },
  translations: {
    de: {
      title: 'Sprechen Sie mit uns',
      description: 'Sagen Sie uns, was Sie suchen. Wir antworten innerhalb eines Arbeitstags.',
      submit: 'Anfrage senden',
      finish: 'Vielen Dank. Wir melden uns innerhalb eines Arbeitstags.',
      'page.page_1.title': 'Über Sie',
      'page.page_2.title': 'Ihr Projekt',
      'field.full_name.label': 'Name',
      'field.email.label': 'Geschäftliche E-Mail',
      'field.company.label': 'Firma',
      'field.country.label': 'Land',
      'field.interest.label': 'Wofür interessieren Sie sich?',
      'option.interest.buy': 'Ihr Produkt kaufen',
      'option.interest.partner': 'Partner werden',
      'option.interest.other': 'Etwas anderes',
      'field.message.label': 'Nachricht',
      'field.message.help': 'Einige Sätze genügen.',
      'field.consent.label': 'Ich bin einverstanden, zu meiner Anfrage kontaktiert zu werden.',
    },
  },
};

const training: FormDefinition = {
  title: 'Partner day: register your team',
  description: 'One day of product news and workshops. Register everyone who comes.',
  locale: 'en',
  pages: [
    {
      id: 'page_1',
      sections: [
        {
          id: 'section_1',
          fields: [
            { key: 'partner', type: 'STRING', label: 'Partner', required: true, prefill_profile: 'partner_name' },
            { key: 'email', type: 'EMAIL', label: 'Email', required: true, prefill_profile: 'email' },
            { key: 'seats', type: 'DECIMAL', label: 'Number of people', required: true, min: 1, max: 20 },
            {
              key: 'workshops',
              type: 'MULTI_SELECT',
              label: 'Workshops',
              options: [
                { value: 'sales', label: 'Selling to operations' },
                { value: 'delivery', label: 'Delivery and rollout' },
                { value: 'roadmap', label: 'Roadmap' },
              ],
            },
            { key: 'vegetarian', type: 'BOOL', label: 'Vegetarian lunch' },
          ],
        },
      ],
    },
  ],
  submit_label: 'Register',
  finish: { kind: 'text', text: 'You are registered. We send the program two weeks before the event.' },
};

const interests = ['buy', 'partner', 'buy', 'other'];
const places = ['US', 'DE', 'GB', 'FR', 'ES', 'CA'];
const words = [
  'We want to replace our current system this year.',
  'Please send prices for 40 users.',
  'Could you show us a demo next week?',
  'A customer recommended you.',
];

/** No random numbers are used here, so that the other steps of the demo stay unchanged. */
const personOf = (index: number) => ({
  first: firstNames[(index * 7) % firstNames.length]!,
  last: lastNames[(index * 5) % lastNames.length]!,
});

async function publish(story: DemoStory, name: string, purpose: string, definition: FormDefinition): Promise<OpenForm> {
  const { history, company } = story;
  return history.on(history.day(-5), async (call) => {
    const id = await createForm(call, { name, purpose, definition, recipient_ids: [] });
    await takeFormStep.publish(call, id);
    return {
      id,
      organization_id: company.organization_id,
      organization_name: '',
      timezone: 'UTC',
      name,
      purpose,
      version: 1,
      definition,
      allowed_origins: [],
    };
  });
}

/** Adds the numbers of people who opened, began and sent a form, and of the last field the others reached. */
async function countVisitors(story: DemoStory, form: OpenForm, sent: number): Promise<void> {
  const keys = formFieldsOf(form.definition).flatMap(({ key, type }) => (type === 'HIDDEN' ? [] : [key]));
  const started = Math.round(sent * 1.6);
  const rows: [string, string, number][] = [
    ['viewed', '', Math.round(sent * 3.4)],
    ['started', '', started],
    ...keys.map((key, at): [string, string, number] => [
      'answered',
      key,
      Math.round(started - ((started - sent) * (at + 1)) / keys.length),
    ]),
  ];
  await story.history.on(story.history.today, (call) =>
    call.run(sql`
      insert into form_steps (organization_id, form_id, version, kind, field_key, count)
      select ${call.organization_id}, ${form.id}, 1, kind, key, count
      from unnest(${rows.map(([kind]) => kind)}::text[], ${rows.map(([, key]) => key)}::text[],
        ${rows.map(([, , count]) => count)}::bigint[]) s(kind, key, count)
      on conflict (organization_id, form_id, version, kind, field_key) do update set count = excluded.count`),
  );
}

/** Creates two published forms with submissions of the last months, and a draft. */
async function fillForms(story: DemoStory): Promise<void> {
  const { history } = story;
  const talk = await publish(story, 'Contact sales', 'contact', contact);
  const contacts = 14;
  for (let index = 0; index < contacts; index++) {
    const { first, last } = personOf(index);
    const interest = interests[index % interests.length]!;
    await history.on(history.day(0, -10 * (contacts - index)), (call) =>
      recordSubmission(call, talk, {
        full_name: `${first} ${last}`,
        email: `${first}.${last}@visitor-${index + 1}.example`.toLowerCase(),
        company: `${last} Logistics`,
        country: places[index % places.length],
        interest,
        ...(interest === 'buy' && { budget: 5_000 * (1 + (index % 7)) }),
        message: words[index % words.length],
        consent: true,
      }),
    );
  }
  await countVisitors(story, talk, contacts);

  const day = await publish(story, 'Partner day registration', 'general', training);
  const partners = story.get('partners').slice(0, 16);
  for (const [index, { name }] of partners.entries()) {
    await history.on(history.day(0, -3 * (partners.length - index)), (call) =>
      recordSubmission(call, day, {
        partner: name,
        email: `events@team-${index + 1}.example`,
        seats: 1 + (index % 5),
        workshops: [['sales', 'roadmap'], ['delivery'], ['sales', 'delivery', 'roadmap']][index % 3],
        vegetarian: index % 3 === 0,
      }),
    );
  }
  await countVisitors(story, day, partners.length);

  await history.on(history.today, async (call) => {
    for (const { id } of [talk, day]) await updateRow(call, forms, id, { recipient_ids: [story.company.owner] });
    await createForm(call, { name: 'Customer satisfaction (draft)', purpose: 'general', recipient_ids: [] });
  });
}

export const demo = [defineDemo('forms', { when: 'afterwards', run: fillForms })];
