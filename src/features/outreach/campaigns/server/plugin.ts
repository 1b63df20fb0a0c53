import type { FastifyInstance } from 'fastify';
import { inboundAddress } from '#features/platform/inbound-mails/server/service.ts';
import { attempt, requestThrottle } from '#server/auth/throttle.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { dnsResolver } from '#server/dns/records.ts';
import { invalid, unavailable } from '#server/errors.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { readRow } from '#server/resource/verbs.ts';
import { newId } from '#shared/ids.ts';
import { contentProblems, linksOf } from '../problems.ts';
import {
  CampaignEmail,
  CampaignResults,
  CheckedLinks,
  DomainRecords,
  type EmailCampaign,
  EmailDraft,
  EmailPreview,
  Sending,
  TestSend,
} from '../schema.ts';
import { campaignBrand, campaignContent, renderedEmail } from './content.ts';
import { checkDomain, dkimKey, recordsOf } from './domains.ts';
import { checkLinks } from './links.ts';
import { examplePersonal, type Personal, type PersonalLinks, personalOfContact, slotValue } from './personal.ts';
import { preferenceRoutes } from './preferences.ts';
import { emailCampaigns } from './resource.ts';
import { campaignResults } from './results.ts';
import { campaignSender, recipientAddress, runningCampaign } from './send.ts';
import { Filler, inColors, type Template } from './template.ts';

const view = { can: 'email_campaigns:view', modes: ['company'] } as const;
const manage = { can: 'email_campaigns:manage', modes: ['company'] } as const;

/** The links of an email that belongs to no recipient lead to their addresses and count nothing. */
const untracked: PersonalLinks = { preferences: '#', link: (url) => url, pixel: null };

const filledWithExamples = (template: Template, company_name: string) =>
  filledFor(template, examplePersonal(company_name));

function filledFor(template: Template, personal: Personal) {
  const line = (text: string) =>
    new Filler({ ...template, html: '', text }).fill((slot) => slotValue(slot, personal, untracked)).text.trim();
  const filled = new Filler(template).fill((slot) => slotValue(slot, personal, untracked));
  return { ...filled, subject: line(template.subject) };
}

const smtpHostOf = (kernel: Kernel): string | undefined =>
  kernel.config.smtpUrl ? new URL(kernel.config.smtpUrl).hostname : undefined;

export function campaignPlugin(api: FastifyInstance, kernel: Kernel): void {
  preferenceRoutes(api, kernel);
  const { baseUrl } = kernel.config;
  const routes = [
    action({
      ...view,
      method: 'GET',
      url: '/email_sending',
      summary: 'Get how this installation sends campaigns',
      response: Sending,
      run: async (call): Promise<Sending> => ({
        delivers: kernel.mailer.delivers,
        from: recipientAddress(kernel.config.mailFrom),
        reads_replies: kernel.config.inbound !== null,
        complaints_to: inboundAddress(kernel, 'abuse', call.organization_id),
      }),
    }),
    action({
      ...view,
      method: 'POST',
      url: '/email_campaigns/preview',
      summary: 'Render an email for a contact or with example values, without saving it',
      whileViewing: 'reads',
      body: EmailDraft,
      response: EmailPreview,
      run: async (call, { body }) => {
        const { subject, preview_text = null, blocks, topic_id = null, is_dark, contact_id } = body;
        const company = await campaignBrand(call);
        const personal = contact_id ? await personalOfContact(call, contact_id) : examplePersonal(company.name);
        if (!personal) throw invalid({ contact_id: ['does not exist'] });
        const content = {
          subject,
          preview_text,
          blocks,
          topic: await topicName(call, topic_id),
          tracks_opens: false,
          company,
        };
        const template = await renderedEmail(call, content, baseUrl);
        const { html, text, subject: line } = filledFor(template, personal);
        return {
          subject: line,
          preview_text: preview_text ?? '',
          html: inColors(html, is_dark === true),
          text,
          problems: contentProblems({ subject, preview_text, blocks }),
        };
      },
    }),
    action({
      ...view,
      method: 'GET',
      url: '/email_campaigns/:id/email',
      summary: 'Get the email of a campaign with example values; after preparation, as it was sent',
      params: IdParams,
      response: CampaignEmail,
      run: async (call, { params }) => {
        const campaign = await readRow<EmailCampaign>(call, emailCampaigns, params.id);
        const { subject, html, text } = filledWithExamples(
          await templateOf(call, campaign, baseUrl),
          (await campaignBrand(call)).name,
        );
        return { subject, html, text };
      },
    }),
    action({
      ...manage,
      method: 'POST',
      url: '/email_campaigns/:id/test',
      summary: 'Send the email with example values to up to five addresses',
      params: IdParams,
      body: TestSend,
      run: async (call, { params, body }) => {
        await attempt(kernel, [requestThrottle(call.actor.user_id ?? call.organization_id, 'campaign_test')]);
        const campaign = await readRow<EmailCampaign>(call, emailCampaigns, params.id);
        const template = await templateOf(call, campaign, baseUrl);
        const { subject, html, text } = filledWithExamples(template, (await campaignBrand(call)).name);
        const sender = (await runningCampaign(call, params.id))!;
        const dkim = sender.domain_id ? await dkimKey(call, sender.domain_id) : undefined;
        for (const to of body.to) {
          const mail = { id: newId(), to, subject: `[Test] ${subject || campaign.name}`, html, text };
          await kernel.mailer
            .send({ ...mail, ...campaignSender(kernel.config.mailFrom, sender), ...(dkim && { dkim }) })
            .catch((error: Error) => {
              throw unavailable(`The mail server did not accept the email: ${error.message.slice(0, 200)}`);
            });
        }
      },
    }),
    action({
      ...manage,
      method: 'POST',
      url: '/email_campaigns/:id/check_links',
      summary: 'Open every link of an email and tell which ones do not work',
      params: IdParams,
      response: CheckedLinks,
      run: async (call, { params }) => {
        await attempt(kernel, [requestThrottle(call.organization_id, 'campaign_links')]);
        const { blocks } = await readRow<EmailCampaign>(call, emailCampaigns, params.id);
        return { links: await checkLinks(kernel.outgoing, linksOf(blocks)) };
      },
    }),
    action({
      ...view,
      method: 'GET',
      url: '/email_campaigns/:id/results',
      summary: 'Get the figures of a campaign, and what followed it',
      params: IdParams,
      response: CampaignResults,
      run: (call, { params }) => campaignResults(call, params.id),
    }),
    action({
      can: 'email_domains:view',
      modes: ['company'],
      method: 'GET',
      url: '/email_domains/:id/records',
      summary: 'Get the DNS records that a sending domain needs',
      params: IdParams,
      response: DomainRecords,
      run: (call, { params }) => recordsOf(call, params.id, smtpHostOf(kernel)),
    }),
    action({
      can: 'email_domains:manage',
      modes: ['company'],
      method: 'POST',
      url: '/email_domains/:id/check',
      summary: 'Check the DNS records of a sending domain',
      params: IdParams,
      response: DomainRecords,
      run: async (call, { params }) => {
        await attempt(kernel, [requestThrottle(call.organization_id, 'domain_check')]);
        return checkDomain(call, params.id, { resolver: dnsResolver(), smtpHost: smtpHostOf(kernel) }).catch(
          (error: NodeJS.ErrnoException) => {
            if (error.code && error.code !== '') throw unavailable('The name servers did not answer. Try again later.');
            throw error;
          },
        );
      },
    }),
  ];
  for (const declared of routes) registerAction(api, kernel, declared);
}

/** The name of a topic, or a placeholder while the draft has none. @throws 422 when it does not exist */
async function topicName(call: Call, id: string | null): Promise<string> {
  if (id === null) return 'Topic';
  const found = await call.maybe<{ name: string }>(
    sql`select name from email_topics where organization_id = ${call.organization_id} and id = ${id}`,
  );
  if (!found) throw invalid({ topic_id: ['does not exist'] });
  return found.name;
}

/** The email as it was prepared, or as it would be now. */
async function templateOf(call: Call, campaign: EmailCampaign, baseUrl: string): Promise<Template> {
  const found = await call.maybe<{ content: Template }>(sql`
    select content from email_campaign_contents
    where organization_id = ${call.organization_id} and campaign_id = ${campaign.id}`);
  return found?.content ?? renderedEmail(call, await campaignContent(call, campaign), baseUrl);
}
