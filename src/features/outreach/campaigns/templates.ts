import { sayable } from '#shared/text/labels.ts';
import type { Block } from './blocks.schema.ts';

/** A draft to start a campaign from. */
export interface CampaignTemplate {
  key: string;
  name: string;
  /** When to use it, in one sentence. */
  about: string;
  subject: string;
  preview_text: string;
  blocks: readonly Block[];
}

const greeting = (text: string): Block => ({
  key: 'b_text',
  kind: 'text',
  text: `Hello {{first_name|there}},\n\n${text}`,
});
const headline = (text: string): Block => ({ key: 'b_head', kind: 'headline', text });
const button = (label: string): Block => ({ key: 'b_go', kind: 'button', label, url: '' });
const line: Block = { key: 'b_line', kind: 'divider' };
const regards: Block = sayable({
  key: 'b_end',
  kind: 'text',
  text: 'Questions? Just reply to this email.\n\n{{owner_name|Your partner team}}',
});

/** A campaign without content. */
export const blankTemplate: CampaignTemplate = sayable({
  key: 'blank',
  name: 'Blank',
  about: 'Start with an empty email.',
  subject: '',
  preview_text: '',
  blocks: [
    { key: 'b_first', kind: 'headline', text: 'Hello {{first_name|there}}' },
    { key: 'b_second', kind: 'text', text: '' },
  ],
});

export const campaignTemplates: readonly CampaignTemplate[] = sayable([
  {
    key: 'newsletter',
    name: 'Newsletter',
    about: 'News of the program, with what is open for each partner.',
    subject: 'News for {{partner_name|our partners}}',
    preview_text: 'What changed in the program, and what is open for you.',
    blocks: [
      headline('Partner news'),
      greeting('here is what changed in the program since our last email:\n\n- The first change\n- The second change'),
      {
        key: 'b_facts',
        kind: 'facts',
        facts: ['open_deals', 'pending_registrations', 'open_courses', 'tier'],
        fallback: 'Ask your administrator for access to the partner portal.',
      },
      button('Open the portal'),
      regards,
    ],
  },
  {
    key: 'product',
    name: 'Product announcement',
    about: 'A new product or version, and how to sell it.',
    subject: 'New for your customers: the product’s name',
    preview_text: 'What it does, whom it helps and how to sell it.',
    blocks: [
      headline('Now available for your customers'),
      { key: 'b_picture', kind: 'image', url: '', alt: 'The product' },
      greeting(
        'your customers can now **do something new**. It helps most those who:\n\n- have the first need\n- have the second need',
      ),
      {
        key: 'b_two',
        kind: 'columns',
        cells: [
          { headline: 'Slides', text: 'For your own customer meetings.' },
          { headline: 'Prices', text: 'Valid from the day of the launch.' },
        ],
      },
      button('See the details'),
    ],
  },
  {
    key: 'event',
    name: 'Event invitation',
    about: 'A webinar, a training or a meeting, with its date.',
    subject: '{{first_name|Hello}}, join our next partner webinar',
    preview_text: 'Thirty minutes, with time for your questions.',
    blocks: [
      headline('You are invited'),
      greeting(
        'join us for thirty minutes.\n\n**When:** date and time\n\n**Where:** online\n\n**Topics:**\n\n1. The first topic\n2. The second topic',
      ),
      button('Save my seat'),
      regards,
    ],
  },
  {
    key: 'promotion',
    name: 'Promotion',
    about: 'A bonus or a special price for a limited time.',
    subject: 'Earn more on every deal you register this month',
    preview_text: 'The bonus, its terms and its last day.',
    blocks: [
      headline('Register early, earn more'),
      greeting(
        'every deal that you register until **the last day** earns a bonus of **the amount**.\n\n> The bonus is added to your usual commission.',
      ),
      button('Register a deal'),
      line,
      regards,
    ],
  },
  {
    key: 'training',
    name: 'Training',
    about: 'A new course or certificate, and what is still open.',
    subject: 'A new course for {{partner_name|your team}}',
    preview_text: 'What you learn, and how long it takes.',
    blocks: [
      headline('Learn something new'),
      greeting(
        'our new course takes about an hour. Afterwards you can:\n\n- do the first thing\n- do the second thing',
      ),
      { key: 'b_facts', kind: 'facts', facts: ['open_courses', 'expiring_certificates'], fallback: '' },
      button('Start the course'),
    ],
  },
  {
    key: 'welcome',
    name: 'Welcome',
    about: 'The first steps for new partners.',
    subject: 'Welcome to the partner program of {{company_name}}',
    preview_text: 'Three steps to your first deal.',
    blocks: [
      headline('Welcome, {{first_name|partner}}'),
      greeting(
        'we are glad to have you. Three steps lead to your first commission:\n\n1. Sign in to the portal and complete your profile.\n2. Take the first course.\n3. Register your first deal.',
      ),
      button('Open the portal'),
      regards,
    ],
  },
]);

export const campaignTemplate = (key: string | undefined): CampaignTemplate =>
  campaignTemplates.find((template) => template.key === key) ?? blankTemplate;
