import { sampleContact } from '#features/partners/contacts/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Mail, Mailer } from '#server/ports/mail.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import type { Company, World } from '#server/testing/world.ts';
import type { EmailCampaign } from '../../schema.ts';
import { campaignJobs } from '../jobs.ts';
import { sendSlice } from '../send.ts';

/** A company with partners, an audience of all of them, a topic, and a mail server that remembers what it got. */
export async function mailing(world: World, partners = 3) {
  const company = await world.company('Acme');
  const { owner } = company;
  const topic = await owner.post<{ id: string }>('/email_topics', { name: 'News', description: 'What is new.' });
  const people: { partner_id: string; contact_id: string; email: string }[] = [];
  for (let at = 0; at < partners; at += 1) people.push(await addPerson(company, `person${at}@partner${at}.example`));
  const audience = await owner.post<{ id: string }>('/audiences', {
    name: 'Everyone',
    entity: 'partners',
    conditions: { any: [{ all: [{ field: 'partner.country', op: 'in', value: ['DE'] }] }] },
  });
  const inbox: Mail[] = [];
  let answer: (mail: Mail) => Promise<void> = async () => {};
  const mailer: Mailer = {
    delivers: true,
    async send(mail) {
      await answer(mail);
      inbox.push(mail);
    },
  };
  const seen = { ...world, kernel: { ...world.kernel, mailer } };
  const draft = (more: object = {}) =>
    owner.post<EmailCampaign>('/email_campaigns', {
      name: 'Spring',
      topic_id: topic.id,
      subject: 'Hello {{first_name|there}}',
      preview_text: 'News of the program',
      blocks: [
        {
          key: 'a',
          kind: 'text',
          text: 'Hello {{full_name|there}}, read [this](https://www.example.com/news?a=1&b=2).',
        },
        { key: 'b', kind: 'button', label: 'Open', url: 'https://www.example.com/start' },
      ],
      audience_id: audience.id,
      quiet_from: 0,
      quiet_until: 0,
      per_minute: 10_000,
      ...more,
    });
  return {
    company,
    owner,
    topic,
    audience,
    people,
    inbox,
    draft,
    setDelivers(delivers: boolean) {
      mailer.delivers = delivers;
    },
    answerMails(with_: typeof answer) {
      answer = with_;
    },
    /** Runs the jobs that wait, until none is left; sending stops at quiet hours and pauses. */
    async work(rounds = 10) {
      for (let round = 0; round < rounds; round += 1) if ((await runWaiting(seen, campaignJobs)) === 0) return;
    },
    /** Runs the sender as one process does. */
    sendSlice: async (id: string) => sendSlice(await jobFor(seen.kernel, company.id), id),
    campaign: (id: string) => owner.get<EmailCampaign>(`/email_campaigns/${id}`),
    async start(more: object = {}): Promise<EmailCampaign> {
      const { id } = await draft(more);
      return owner.post<EmailCampaign>(`/email_campaigns/${id}/schedule`, {});
    },
  };
}

export type Mailing = Awaited<ReturnType<typeof mailing>>;

/** A partner with a primary contact. */
export async function addPerson(company: Company, email: string, first_name = 'Ada') {
  return company.within(async (call) => {
    const partner_id = await samplePartner(call);
    const contact_id = await sampleContact(call, { partner_id, email, first_name, is_primary: true });
    return { partner_id, contact_id, email };
  });
}

/** The parts of an email that tests follow. */
export const tokenOf = ({ headers }: Mail): string => /token=([\w-]{43})>/.exec(headers!['List-Unsubscribe']!)![1]!;
export const trackedLinks = ({ text }: Mail): string[] =>
  [...text.matchAll(/https?:\/\/\S+\/public\/email-links\/\S+/g)].map(([link]) => link.replace(/[).,]+$/, ''));
