import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { readRow } from '#server/resource/verbs.ts';
import type { EmailCampaign, EmailCampaignCreate } from '../schema.ts';
import { createDefaultTopics } from './defaults.ts';
import { recordCampaignEvent } from './events.ts';
import { freezeCampaign } from './prepare.ts';
import { emailCampaigns } from './resource.ts';
import { createCampaign } from './service.ts';
import { setCampaignStatus } from './steps.ts';

type Content = Omit<EmailCampaignCreate, 'topic_id' | 'audience_id'>;

const webinar: Content = {
  name: 'Spring webinar',
  subject: '{{first_name|Hello}}, see the spring release before your customers do',
  preview_text: 'Thirty minutes, with the questions your customers will ask.',
  from_name: 'Partner team',
  reaches: 'everyone',
  blocks: [
    { key: 'b_head', kind: 'headline', text: 'The spring release in thirty minutes' },
    {
      key: 'b_text',
      kind: 'text',
      text: 'Hello {{first_name|there}},\n\nour product team shows **the highlights** and how to sell them:\n\n- The new planning board\n- Prices for bundles\n- A demo environment for {{partner_name|you}}',
    },
    { key: 'b_go', kind: 'button', label: 'Save my seat', url: 'https://www.example.com/webinars/spring' },
    { key: 'b_line', kind: 'divider' },
    {
      key: 'b_two',
      kind: 'columns',
      cells: [
        {
          headline: 'Slides',
          text: 'For your own customer meetings.',
          label: 'Download',
          url: 'https://www.example.com/slides',
        },
        {
          headline: 'Price list',
          text: 'Valid from next month.',
          label: 'Open',
          url: 'https://www.example.com/prices',
        },
      ],
    },
  ],
};

const promotion: Content = {
  name: 'Registration bonus',
  subject: 'A bonus for every deal you register this month',
  preview_text: 'Register early, earn more.',
  reaches: 'everyone',
  blocks: [
    { key: 'b_head', kind: 'headline', text: 'Register early, earn more' },
    {
      key: 'b_text',
      kind: 'text',
      text: 'Every deal that you register this month earns a bonus. [Read the terms](https://www.example.com/bonus).',
    },
    { key: 'b_go', kind: 'button', label: 'Register a deal', url: 'https://www.example.com/register' },
  ],
};

const newsletter: Content = {
  name: 'Partner newsletter',
  subject: 'News for {{partner_name|our partners}}',
  preview_text: 'What changed in the program, and what is open for you.',
  blocks: [
    { key: 'b_head', kind: 'headline', text: 'Hello {{first_name|there}}' },
    {
      key: 'b_text',
      kind: 'text',
      text: 'This month we simplified registrations: most are decided within *one working day*.',
    },
    {
      key: 'b_open',
      kind: 'facts',
      facts: ['open_deals', 'pending_registrations', 'open_courses', 'tier'],
      fallback: 'Ask your administrator for access to the partner portal to see your open deals here.',
    },
    { key: 'b_go', kind: 'button', label: 'Open the portal', url: 'https://www.example.com/portal' },
  ],
};

/** A campaign with results, one that paused because of bounces, and a draft. */
async function writeCampaigns(story: DemoStory): Promise<void> {
  const { history, company, kernel } = story;
  const sent = history.day(0, -20);
  const webinarId = await history.on(sent, async (call) => {
    await createDefaultTopics(call);
    const id = await draft(call, webinar, 'Events and training');
    await freezeCampaign(call, await readRow<EmailCampaign>(call, emailCampaigns, id), kernel.config.baseUrl);
    await markSent(call, id);
    await setCampaignStatus(call, id, 'sent', { finished_at: call.now() });
    return id;
  });
  for (const days of [-20, -19, -17]) await history.on(history.day(0, days), (call) => react(call, webinarId, -days));
  await history.on(history.day(0, -2), (call) => draft(call, newsletter, 'Program news'));
  if (!company.hasExceptions) return;
  const paused = await history.on(history.day(0, -5), async (call) => {
    const id = await draft(call, promotion, 'Program news');
    await freezeCampaign(call, await readRow<EmailCampaign>(call, emailCampaigns, id), kernel.config.baseUrl);
    await markSent(call, id, 12);
    return id;
  });
  await history.on(history.day(0, -5), async (call) => {
    const [bounced] = await recipientsOf(call, paused);
    if (bounced)
      await recordCampaignEvent(call, {
        recipient_id: bounced,
        kind: 'hard_bounce',
        detail: '5.1.1 User unknown',
        source_key: 'demo',
      });
    await setCampaignStatus(call, paused, 'paused', { pause_reason: 'Paused by Vera Vendor' });
  });
}

async function draft(call: Call, content: Content, topic: string): Promise<string> {
  const { id: topic_id } = await call.one<{ id: string }>(
    sql`select id from email_topics where organization_id = ${call.organization_id} and name = ${topic}`,
  );
  const { id: audience_id } = await call.one<{ id: string }>(sql`
    select id from audiences where organization_id = ${call.organization_id} and entity = 'partners' order by name desc
    limit 1`);
  return createCampaign(call, { ...content, topic_id, audience_id });
}

/** The demo sends no emails: the first of the recipients count as sent. */
async function markSent(call: Call, id: string, most = 10_000): Promise<void> {
  await call.run(sql`
    update email_campaign_recipients r set status = 'sent', sent_at = ${call.now()} from (
      select id from email_campaign_recipients
      where organization_id = ${call.organization_id} and campaign_id = ${id} and status = 'queued' order by id
      limit ${most}) s
    where r.organization_id = ${call.organization_id} and r.id = s.id`);
}

async function recipientsOf(call: Call, id: string): Promise<string[]> {
  const found = await call.rows<{ id: string }>(sql`
    select id from email_campaign_recipients
    where organization_id = ${call.organization_id} and campaign_id = ${id} and status = 'sent' order by id`);
  return found.map((row) => row.id);
}

/** Every recipient reacts in their own way, some only on later days. */
async function react(call: Call, id: string, days: number): Promise<void> {
  const links = await call.rows<{ id: string }>(sql`
    select id from email_campaign_links where organization_id = ${call.organization_id} and campaign_id = ${id}
    order by url`);
  for (const [at, recipient_id] of (await recipientsOf(call, id)).entries()) {
    const event = (kind: 'open' | 'click' | 'reply' | 'unsubscribe' | 'hard_bounce', more: object = {}) =>
      recordCampaignEvent(call, { recipient_id, kind, source_key: `demo:${kind}:${days}`, ...more });
    if (days === 20 && at % 19 === 7) await event('hard_bounce', { detail: '5.1.1 User unknown' });
    else if ((at + days) % 3 === 0) await event('open');
    if ((at + days) % 5 === 0) await event('click', { link_id: links[(at + days) % links.length]!.id });
    if (days === 19 && at % 13 === 4) await event('reply', { detail: 'Re: the spring release' });
    if (days === 17 && at % 23 === 11) await event('unsubscribe');
  }
}

export const demo = [defineDemo('campaigns', { when: 'end', run: writeCampaigns })];
