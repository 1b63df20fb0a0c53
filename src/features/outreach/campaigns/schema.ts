import { type CreateOf, defineNoun, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Email, Id, Instant, nameText, nullable, oneOf, type Static, Type, text } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { Blocks } from './blocks.schema.ts';
import { nouns } from './nouns.ts';

export const campaignStatuses = sayable([
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'scheduled', label: 'Scheduled', tone: 'blue' },
  { value: 'preparing', label: 'Preparing', tone: 'blue' },
  { value: 'sending', label: 'Sending', tone: 'amber' },
  { value: 'paused', label: 'Paused', tone: 'amber' },
  { value: 'sent', label: 'Sent', tone: 'green' },
  { value: 'canceled', label: 'Canceled', tone: 'gray' },
] as const);
export const reachOptions = sayable([
  { value: 'primary', label: 'Primary contact of each partner' },
  { value: 'everyone', label: 'All contacts of each partner' },
  { value: 'portal', label: 'Contacts with access to the portal' },
] as const);

const read = { write: 'never' } as const;

/** A marketing email to an audience. It can be changed while it is a draft. */
export const emailCampaign = defineNoun('email_campaigns', nouns.email_campaigns, {
  archive: true,
  fields: {
    name: field.text({
      label: 'Name',
      help: 'Only your company sees it.',
      section: 'Campaign',
      facts: false,
      required: true,
      list: 'shown',
      sort: true,
      filter: 'api',
      search: true,
    }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: campaignStatuses,
      notNull: true,
      list: 'shown',
      width: 120,
      sort: true,
      filter: true,
      audit: 'the status',
    }),
    topic_id: field.reference('email_topics', {
      label: 'Topic',
      help: 'People unsubscribe from a topic.',
      section: 'Campaign',
      named: 'topic_name',
      required: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    subject: field.text({
      label: 'Subject',
      section: 'Email',
      notNull: true,
      list: 'hidden',
      search: true,
      wide: true,
    }),
    preview_text: field.text({
      label: 'Preview text',
      help: 'Shown after the subject in the mailbox.',
      section: 'Email',
      wide: true,
    }),
    from_name: field.text({
      label: 'Sender name',
      help: 'Defaults to the name of your company.',
      section: 'Sender',
      max: 120,
    }),
    domain_id: field.reference('email_domains', {
      label: 'Sending domain',
      help: 'Without one, the address of this installation sends the email.',
      section: 'Sender',
      named: 'domain_name',
      filter: 'api',
    }),
    from_local: field.text({
      label: 'Address before the @',
      section: 'Sender',
      notNull: true,
      max: 60,
      input: Type.String({
        pattern: '^[a-z0-9._-]{1,60}$',
        description: 'lowercase letters, digits, dots and hyphens',
      }),
    }),
    reply_to: field.email({ label: 'Replies to', section: 'Sender' }),
    audience_id: field.reference('audiences', {
      label: 'Audience',
      section: 'Audience',
      named: 'audience_name',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    excluded_audience_ids: field.references('audiences', {
      label: 'Except',
      help: 'Members of these audiences do not get the email.',
      section: 'Audience',
      input: Type.Array(Id, { maxItems: 20, uniqueItems: true }),
    }),
    reaches: field.choice({
      label: 'Reaches',
      help: 'Applies to audiences of partners.',
      section: 'Audience',
      options: reachOptions,
      notNull: true,
    }),
    scheduled_at: field.instant({
      ...read,
      label: 'Scheduled for',
      card: 'Delivery',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    per_minute: field.number({
      label: 'Emails per minute',
      section: 'Delivery',
      notNull: true,
      min: 1,
      max: 10_000,
    }),
    quiet_from: field.number({
      label: 'No emails from',
      help: 'The hour, in the time zone of your company. The same hour twice means emails are sent at any time.',
      section: 'Delivery',
      notNull: true,
      min: 0,
      max: 23,
    }),
    quiet_until: field.number({
      label: 'No emails until',
      help: 'Emails wait until this hour.',
      section: 'Delivery',
      notNull: true,
      min: 0,
      max: 23,
    }),
    most_bounces_ppm: field.rate({
      label: 'Pause when bounces exceed',
      help: 'Sending pauses when more of the emails are returned.',
      section: 'Delivery',
      notNull: true,
      min: 0,
      max: 1_000_000,
    }),
    tracks_opens: field.boolean({
      label: 'Count opens',
      help: 'Opens are unreliable: many mailboxes load or block pictures on their own.',
      section: 'Delivery',
      notNull: true,
    }),
    recipients: field.number({ ...read, label: 'Recipients', notNull: true, list: 'shown', sort: true }),
    sent: field.number({ ...read, label: 'Sent', notNull: true, list: 'shown', sort: true }),
    clicked: field.number({ ...read, label: 'Clicked', notNull: true, list: 'shown', sort: true }),
    is_written_to_disk: field.boolean({
      ...read,
      label: 'Written to disk',
      facts: false,
      card: 'Delivery',
      notNull: true,
      list: 'hidden',
      filter: true,
    }),
    pause_reason: field.text({ ...read, label: 'Reason for the pause', card: 'Delivery' }),
    started_at: field.instant({
      ...read,
      label: 'Started',
      card: 'Delivery',
      relative: true,
      list: 'hidden',
      sort: true,
    }),
    finished_at: field.instant({
      ...read,
      label: 'Finished',
      card: 'Delivery',
      relative: true,
      list: 'hidden',
      sort: true,
    }),
    created_by_name: field.text({ ...read, label: 'Created by', card: 'Campaign', list: 'hidden' }),
    created_at: field.timestamp({ label: 'Created', card: 'Campaign', list: 'hidden' }),
  },
  columns: { blocks: Blocks, audience_entity: nullable(Type.String()) },
  input: { blocks: Type.Optional(Blocks) },
});
export type EmailCampaign = RowOf<typeof emailCampaign>;
export type EmailCampaignCreate = CreateOf<typeof emailCampaign>;
export type EmailCampaignUpdate = UpdateOf<typeof emailCampaign>;
export type CampaignStatus = EmailCampaign['status'];

/** A kind of marketing email. */
export const emailTopic = defineNoun('email_topics', nouns.email_topics, {
  archive: 'restorable',
  by: 'name',
  fields: {
    name: field.text({
      label: 'Name',
      section: 'Topic',
      required: true,
      max: 120,
      list: 'shown',
      sort: true,
      filter: 'api',
      search: true,
    }),
    description: field.longText({
      label: 'Description',
      help: 'Shown to people when they choose which emails they want.',
      section: 'Topic',
      max: 500,
      list: 'shown',
      search: true,
    }),
  },
});
export type EmailTopicCreate = CreateOf<typeof emailTopic>;

const checkStatuses = sayable([
  { value: 'unchecked', label: 'Not checked', tone: 'gray' },
  { value: 'ok', label: 'Valid', tone: 'green' },
  { value: 'missing', label: 'Missing', tone: 'red' },
  { value: 'wrong', label: 'Wrong', tone: 'red' },
] as const);
const check = { ...read, options: checkStatuses, notNull: true, list: 'shown', width: 110 } as const;

/** A domain that campaigns are sent from. */
export const emailDomain = defineNoun('email_domains', nouns.email_domains, {
  by: 'domain',
  fields: {
    domain: field.text({
      label: 'Domain',
      section: 'Domain',
      required: true,
      write: 'create',
      max: 253,
      input: Type.String({
        pattern: '^(?!-)[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63})+$',
        maxLength: 253,
        description: 'a domain such as example.com',
      }),
      placeholder: 'example.com',
      list: 'shown',
      sort: true,
      filter: 'api',
      search: true,
    }),
    spf_status: field.choice({ ...check, label: 'SPF' }),
    dkim_status: field.choice({ ...check, label: 'DKIM' }),
    dmarc_status: field.choice({ ...check, label: 'DMARC' }),
    checked_at: field.instant({ ...read, label: 'Checked', relative: true, list: 'shown', sort: true }),
  },
});
export type EmailDomain = RowOf<typeof emailDomain>;

/** The DNS records of a sending domain, with what was found. */
export const DomainRecords = closed({
  domain: Type.String(),
  records: Type.Array(
    closed({
      kind: oneOf('spf', 'dkim', 'dmarc'),
      status: oneOf('unchecked', 'ok', 'missing', 'wrong'),
      host: Type.String(),
      value: Type.String(),
      found: nullable(Type.String()),
    }),
  ),
  checked_at: nullable(Instant),
});
export type DomainRecords = Static<typeof DomainRecords>;

export const suppressionReasons = sayable([
  { value: 'unsubscribed', label: 'Unsubscribed', tone: 'gray' },
  { value: 'bounced', label: 'Bounced', tone: 'red' },
  { value: 'complained', label: 'Complained', tone: 'red' },
  { value: 'manual', label: 'Added manually', tone: 'blue' },
] as const);

/** An address that gets no marketing emails. */
export const emailSuppression = defineNoun('email_suppressions', nouns.email_suppressions, {
  fields: {
    email: field.email({
      label: 'Email',
      section: 'Address',
      required: true,
      write: 'create',
      list: 'shown',
      sort: true,
      filter: 'api',
      search: true,
    }),
    topic_id: field.reference('email_topics', {
      label: 'Topic',
      help: 'Without a topic, the address gets no marketing emails at all.',
      section: 'Address',
      named: 'topic_name',
      write: 'create',
      list: 'shown',
      filter: true,
    }),
    reason: field.choice({
      ...read,
      label: 'Reason',
      options: suppressionReasons,
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    campaign_id: field.reference('email_campaigns', {
      ...read,
      label: 'Campaign',
      named: 'campaign_name',
      link: true,
      list: 'hidden',
      filter: true,
    }),
    note: field.longText({ label: 'Note', section: 'Address', max: 500, list: 'hidden' }),
    until: field.instant({ ...read, label: 'Until', day: true, list: 'shown', sort: true }),
    created_at: field.timestamp({ label: 'Added', list: 'shown', relative: true }),
  },
});
export type EmailSuppressionCreate = CreateOf<typeof emailSuppression>;

export const recipientStatuses = sayable([
  { value: 'queued', label: 'Waiting', tone: 'gray' },
  { value: 'claimed', label: 'In progress', tone: 'blue' },
  { value: 'handed_over', label: 'In progress', tone: 'blue' },
  { value: 'sent', label: 'Sent', tone: 'green' },
  { value: 'failed', label: 'Refused', tone: 'red' },
  { value: 'uncertain', label: 'Uncertain', tone: 'amber' },
  { value: 'skipped', label: 'Skipped', tone: 'gray' },
] as const);
export const skipReasons = sayable([
  { value: 'no_email', label: 'No email address' },
  { value: 'duplicate', label: 'Same address as another person' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
  { value: 'bounced', label: 'Earlier emails bounced' },
  { value: 'complained', label: 'Marked an email as spam' },
  { value: 'suppressed', label: 'On the list of suppressed addresses' },
  { value: 'excluded', label: 'In an excluded audience' },
  { value: 'inactive', label: 'Partner is not active' },
  { value: 'canceled', label: 'Campaign was canceled' },
] as const);
const happened = { ...read, notNull: true, filter: 'api' } as const;
const moment = { ...read, relative: true, list: 'hidden', sort: true } as const;

/** A person who gets a campaign, or the reason why not. */
export const emailRecipient = defineNoun('email_campaign_recipients', nouns.email_campaign_recipients, {
  by: 'full_name',
  fields: {
    full_name: field.text({ ...read, label: 'Name', notNull: true, list: 'shown', sort: true, search: true }),
    email: field.text({ ...read, label: 'Email', list: 'shown', sort: true, filter: 'api', search: true }),
    partner_id: field.reference('partners', {
      ...read,
      label: 'Partner',
      named: 'partner_name',
      link: true,
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    contact_id: field.reference('contacts', { ...read, label: 'Contact', named: 'contact_name', filter: 'api' }),
    campaign_id: field.reference('email_campaigns', {
      ...read,
      label: 'Campaign',
      named: 'campaign_name',
      link: true,
      list: 'hidden',
      filter: true,
    }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: recipientStatuses,
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    skip_reason: field.choice({
      ...read,
      label: 'Reason',
      options: skipReasons,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    error: field.text({ ...read, label: 'Error', list: 'hidden' }),
    sent_at: field.instant({ ...moment, label: 'Sent', list: 'shown' }),
    clicked_at: field.instant({ ...moment, label: 'Clicked', list: 'shown' }),
    replied_at: field.instant({ ...moment, label: 'Replied' }),
    bounced_at: field.instant({ ...moment, label: 'Bounced' }),
    opened_at: field.instant({ ...moment, label: 'Opened (unreliable)' }),
    unsubscribed_at: field.instant({ ...moment, label: 'Unsubscribed' }),
    complained_at: field.instant({ ...moment, label: 'Complained' }),
    is_delivered: field.boolean({ ...happened, label: 'Delivered' }),
    is_bounced: field.boolean({ ...happened, label: 'Bounced' }),
    is_opened: field.boolean({ ...happened, label: 'Opened' }),
    is_clicked: field.boolean({ ...happened, label: 'Clicked' }),
    is_replied: field.boolean({ ...happened, label: 'Replied' }),
    is_complained: field.boolean({ ...happened, label: 'Complained' }),
    is_unsubscribed: field.boolean({ ...happened, label: 'Unsubscribed' }),
  },
});
export type EmailRecipient = RowOf<typeof emailRecipient>;

const ProblemRow = closed({
  block: nullable(Type.String()),
  field: Type.String(),
  text: Type.String(),
  is_error: Type.Boolean(),
});

export const EmailDraft = closed({
  subject: text(200),
  preview_text: Type.Optional(nullable(text(200))),
  blocks: Blocks,
  topic_id: Type.Optional(nullable(Id)),
  is_dark: Type.Optional(Type.Boolean()),
  /** The contact whose values fill the email; example values without one. */
  contact_id: Type.Optional(nullable(Id)),
});
export type EmailDraft = Static<typeof EmailDraft>;
export const EmailPreview = closed({
  subject: Type.String(),
  preview_text: Type.String(),
  html: Type.String(),
  text: Type.String(),
  problems: Type.Array(ProblemRow),
});
export type EmailPreview = Static<typeof EmailPreview>;

export const AudienceDraft = closed({
  topic_id: Id,
  audience_id: nullable(Id),
  excluded_audience_ids: Type.Array(Id, { maxItems: 20, uniqueItems: true }),
  reaches: oneOf('primary', 'everyone', 'portal'),
});
export type AudienceDraft = Static<typeof AudienceDraft>;
/** The people a campaign would reach now, and those it would skip, with the reasons. */
export const ReachedPeople = closed({
  total: Type.Integer(),
  skipped: Type.Array(closed({ reason: Type.String(), count: Type.Integer() })),
  people: Type.Array(
    closed({
      contact_id: Id,
      full_name: Type.String(),
      email: nullable(Type.String()),
      partner_name: nullable(Type.String()),
      skip_reason: nullable(Type.String()),
      why: Type.String(),
    }),
  ),
});
export type ReachedPeople = Static<typeof ReachedPeople>;

export const Schedule = closed({
  /** The email is sent now without a time. */
  at: Type.Optional(nullable(Instant)),
});
export type Schedule = Static<typeof Schedule>;
export const TestSend = closed({ to: Type.Array(Email, { minItems: 1, maxItems: 5, uniqueItems: true }) });
export type TestSend = Static<typeof TestSend>;
export const CheckedCampaign = closed({ problems: Type.Array(ProblemRow) });
export const CheckedLinks = closed({
  links: Type.Array(closed({ url: Type.String(), is_ok: Type.Boolean(), result: Type.String() })),
});
export type CheckedLinks = Static<typeof CheckedLinks>;

/** The sender of campaigns of this installation, and the address to register for spam complaints. */
export const Sending = closed({
  delivers: Type.Boolean(),
  from: Type.String(),
  reads_replies: Type.Boolean(),
  complaints_to: nullable(Type.String()),
});
export type Sending = Static<typeof Sending>;

export const CampaignResults = closed({
  delivers: Type.Boolean(),
  figures: closed({
    recipients: Type.Integer(),
    waiting: Type.Integer(),
    sent: Type.Integer(),
    delivered: Type.Integer(),
    bounced: Type.Integer(),
    failed: Type.Integer(),
    uncertain: Type.Integer(),
    opened: Type.Integer(),
    clicked: Type.Integer(),
    replied: Type.Integer(),
    complained: Type.Integer(),
    unsubscribed: Type.Integer(),
    skipped: Type.Integer(),
  }),
  skipped: Type.Array(closed({ reason: Type.String(), count: Type.Integer() })),
  links: Type.Array(closed({ id: Id, url: Type.String(), clicks: Type.Integer(), people: Type.Integer() })),
  /** Registrations and courses of recipients within 30 days after the email. They do not prove that the email was the cause. */
  followed: closed({
    registrations: Type.Array(
      closed({ id: Id, name: Type.String(), partner_name: Type.String(), at: Instant, has_clicked: Type.Boolean() }),
    ),
    registrations_total: Type.Integer(),
    courses: Type.Array(
      closed({ id: Id, name: Type.String(), partner_name: Type.String(), at: Instant, has_clicked: Type.Boolean() }),
    ),
    courses_total: Type.Integer(),
  }),
});
export type CampaignResults = Static<typeof CampaignResults>;

/** The email of a campaign as it is or will be sent, filled with example values. */
export const CampaignEmail = closed({ subject: Type.String(), html: Type.String(), text: Type.String() });
export type CampaignEmail = Static<typeof CampaignEmail>;

export const CopyName = closed({ name: nameText(200) });
