import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleContact } from '#features/partners/contacts/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import { contentProblems } from '../problems.ts';
import type { CampaignResults, EmailPreview, EmailRecipient, ReachedPeople } from '../schema.ts';
import { campaignTemplates } from '../templates.ts';
import { addPerson, type Mailing, mailing, tokenOf, trackedLinks } from './testing/mailing.ts';

const NOW = '2026-03-16T09:00:00Z';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
let world: World;
let m: Mailing;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set(NOW);
  m = await mailing(world);
});
afterAll(() => world.close());

const results = (id: string) => m.owner.get<CampaignResults>(`/email_campaigns/${id}/results`);
const recipients = (id: string, filter = '') =>
  m.owner.get<EmailRecipient[]>(`/email_campaign_recipients?campaign_id=${id}${filter}`);
const later = (minutes: number) =>
  world.clock.set(new Date(world.kernel.clock.now().getTime() + minutes * 60_000).toISOString());
const open = (url: string, agent = CHROME) =>
  world.app.inject({ url: url.replace(/^https?:\/\/[^/]+/, ''), headers: { 'user-agent': agent } });
const oneClick = (token: string, payload: string | undefined = 'List-Unsubscribe=One-Click') =>
  world.app.inject({
    method: 'POST',
    url: `/api/public/email_unsubscribe?token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });

describe('a campaign', () => {
  test('goes from draft to sent, and each number of its results is a list', async () => {
    const { id, status } = await m.start();
    expect(status).toBe('scheduled');
    await m.work();
    const sent = await m.campaign(id);
    expect(sent).toMatchObject({ status: 'sent', recipients: 3, sent: 3 });
    expect(sent.finished_at).not.toBeNull();
    expect(m.inbox.map(({ to }) => to).sort()).toEqual(m.people.map(({ email }) => email).sort());
    const mail = m.inbox[0]!;
    expect(mail).toMatchObject({ subject: 'Hello Ada', from: { name: 'Acme' } });
    expect(mail.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect(mail.text).toContain('Hello Ada Lovelace, read this');
    later(1);
    expect((await open(trackedLinks(mail)[0]!)).headers.location).toBe('https://www.example.com/news?a=1&b=2');
    const { figures, links } = await results(id);
    expect(figures).toMatchObject({ recipients: 3, sent: 3, delivered: 3, clicked: 1, bounced: 0, unsubscribed: 0 });
    expect(links.find(({ clicks }) => clicks === 1)).toMatchObject({
      url: 'https://www.example.com/news?a=1&b=2',
      people: 1,
    });
    for (const [figure, filter] of [
      ['delivered', '&is_delivered=true'],
      ['clicked', '&is_clicked=true'],
      ['sent', '&status=sent'],
      ['bounced', '&is_bounced=true'],
    ] as const)
      expect((await recipients(id, filter)).length, figure).toBe(figures[figure]);
  });

  test('fixes its recipients when it is prepared: each address once, with the reasons for the others', async () => {
    const [first, second, third] = m.people;
    await m.owner.post('/email_suppressions', { email: second!.email });
    await m.company.within(async (call) => {
      await sampleContact(call, { partner_id: first!.partner_id, email: third!.email.toUpperCase() });
      await sampleContact(call, { partner_id: first!.partner_id, email: null });
    });
    const excluded = await m.owner
      .post<{ id: string }>('/audiences', {
        name: 'Third',
        entity: 'contacts',
        conditions: { any: [{ all: [{ field: 'contact.email', op: 'eq', value: 'left@out.example' }] }] },
      })
      .catch(() => undefined);
    const draft = {
      topic_id: m.topic.id,
      audience_id: m.audience.id,
      excluded_audience_ids: excluded ? [excluded.id] : [],
      reaches: 'everyone',
    };
    const reached = await m.owner.post<ReachedPeople>('/email_campaigns/reached', draft);
    expect(reached.total).toBe(2);
    expect(reached.skipped).toEqual([
      { reason: 'no_email', count: 1 },
      { reason: 'duplicate', count: 1 },
      { reason: 'suppressed', count: 1 },
    ]);
    expect(reached.people.find(({ email }) => email === first!.email)!.why).toBe(
      'Contact of a partner in the audience “Everyone”',
    );
    const { id } = await m.start({ reaches: 'everyone' });
    await m.work(1);
    // A person who joins later is not added.
    await addPerson(m.company, 'late@partner.example');
    await m.work();
    expect(m.inbox.map(({ to }) => to).sort()).toEqual([first!.email, third!.email].sort());
    const skipped = await recipients(id, '&status=skipped');
    expect(skipped.map(({ skip_reason }) => skip_reason).sort()).toEqual(['duplicate', 'no_email', 'suppressed']);
    expect((await results(id)).figures).toMatchObject({ recipients: 2, skipped: 3 });
  });

  test('skips members of excluded audiences and partners that are not active', async () => {
    const [first, second] = m.people;
    await m.owner.patch(`/partners/${first!.partner_id}`, { country: 'FR' });
    const france = await m.owner.post<{ id: string }>('/audiences', {
      name: 'France',
      entity: 'partners',
      conditions: { any: [{ all: [{ field: 'partner.country', op: 'in', value: ['FR'] }] }] },
    });
    const all = await m.owner.post<{ id: string }>('/audiences', {
      name: 'All',
      entity: 'partners',
      conditions: { any: [{ all: [{ field: 'partner.country', op: 'in', value: ['FR', 'DE'] }] }] },
    });
    expect((await m.owner.request('DELETE', `/partners/${second!.partner_id}`)).statusCode).toBe(200);
    const { id } = await m.start({ audience_id: all.id, excluded_audience_ids: [france.id] });
    await m.work();
    expect(m.inbox.map(({ to }) => to)).toEqual([m.people[2]!.email]);
    expect((await recipients(id, '&status=skipped')).map(({ skip_reason }) => skip_reason)).toEqual(['excluded']);
  });

  test('cannot be changed after it was scheduled, and returns to draft', async () => {
    const { id } = await m.start();
    expect((await m.owner.request('PATCH', `/email_campaigns/${id}`, { subject: 'Other' })).statusCode).toBe(409);
    await m.owner.post(`/email_campaigns/${id}/unschedule`);
    expect(await m.owner.patch(`/email_campaigns/${id}`, { subject: 'Other' })).toMatchObject({
      status: 'draft',
      subject: 'Other',
    });
    await m.work();
    expect(m.inbox).toEqual([]);
    expect((await m.owner.request('POST', `/email_campaigns/${id}/pause`)).json()).toMatchObject({ statusCode: 409 });
  });

  test('waits for its time, for the end of quiet hours and for its rate', async () => {
    const { id } = await m.draft({ quiet_from: 20, quiet_until: 8, per_minute: 6 });
    await m.owner.post(`/email_campaigns/${id}/schedule`, { at: '2026-03-16T21:30:00Z' });
    await m.work(1);
    expect((await m.campaign(id)).status).toBe('scheduled');
    world.clock.set('2026-03-16T21:30:00Z');
    await m.owner.post(`/email_campaigns/${id}/unschedule`);
    await m.owner.post(`/email_campaigns/${id}/schedule`, {});
    await m.work(3);
    expect(await m.campaign(id)).toMatchObject({ status: 'sending', sent: 0 });
    world.clock.set('2026-03-17T08:00:00Z');
    // Six a minute is one in ten seconds.
    await m.work(1);
    expect(m.inbox).toHaveLength(1);
    await m.work(1);
    expect(m.inbox).toHaveLength(2);
  });

  test('pauses and resumes, and a canceled one sends nothing more', async () => {
    const { id } = await m.start({ per_minute: 6 });
    await m.work(2);
    expect(m.inbox).toHaveLength(1);
    expect(await m.owner.post(`/email_campaigns/${id}/pause`)).toMatchObject({ status: 'paused' });
    await m.work();
    expect(m.inbox).toHaveLength(1);
    await m.owner.post(`/email_campaigns/${id}/resume`);
    await m.work(1);
    expect(m.inbox).toHaveLength(2);
    expect(await m.owner.post(`/email_campaigns/${id}/cancel`)).toMatchObject({ status: 'canceled' });
    await m.work();
    expect(m.inbox).toHaveLength(2);
    expect((await recipients(id, '&skip_reason=canceled')).length).toBe(1);
  });

  test('is refused with its problems while something is missing', async () => {
    const { id } = await m.draft({ subject: 'For {{nobody}}', audience_id: null });
    const refusal = await m.owner.request('POST', `/email_campaigns/${id}/schedule`, {});
    expect(refusal.statusCode).toBe(409);
    const { problems } = await m.owner.get<{ problems: { text: string }[] }>(`/email_campaigns/${id}/check`);
    expect(problems.map(({ text }) => text)).toEqual(['The variable "nobody" does not exist.', 'Choose an audience.']);
  });

  test('copies into a new draft', async () => {
    const { id } = await m.start();
    await m.work();
    const copy = await m.owner.post<{ id: string }>(`/email_campaigns/${id}/copy`, { name: 'Summer' });
    expect(copy).toMatchObject({
      name: 'Summer',
      status: 'draft',
      subject: 'Hello {{first_name|there}}',
      recipients: 0,
    });
  });

  test('sends a test to named addresses without counting it', async () => {
    const { id } = await m.draft();
    expect((await m.owner.request('POST', `/email_campaigns/${id}/test`, { to: ['me@acme.example'] })).statusCode).toBe(
      204,
    );
    expect(await recipients(id)).toEqual([]);
  });

  test('belongs to its company and is hidden from partners and readers without the permission', async () => {
    const { id } = await m.draft();
    const other = await world.company('Other');
    for (const [method, url] of [
      ['GET', `/email_campaigns/${id}`],
      ['POST', `/email_campaigns/${id}/schedule`],
      ['GET', `/email_campaigns/${id}/results`],
      ['GET', `/email_campaigns/${id}/email`],
    ] as const)
      expect((await other.owner.request(method, url, method === 'POST' ? {} : undefined)).statusCode).toBe(404);
    const partner = await world.partnerUser(m.company, m.people[0]!.partner_id);
    expect((await partner.request('GET', '/email_campaigns')).statusCode).toBe(404);
  });
});

describe('sending', () => {
  test('sends nobody twice after a crash, and everyone else once', async () => {
    const { id } = await m.start();
    // The process dies after the mail server accepted the first email.
    m.answerMails(async (mail) => {
      m.inbox.push(mail);
      throw Object.assign(new Error('Connection closed'), { code: 'ESOCKET', command: 'DATA' });
    });
    await m.work(1);
    await m.work(1);
    expect(m.inbox).toHaveLength(3);
    m.answerMails(async () => {});
    later(20);
    await m.work();
    expect(m.inbox).toHaveLength(3);
    expect((await results(id)).figures).toMatchObject({ uncertain: 3, sent: 0 });
    expect((await m.campaign(id)).status).toBe('sent');
    // A click proves that the email arrived.
    await open(trackedLinks(m.inbox[0]!)[0]!);
    expect((await results(id)).figures).toMatchObject({ uncertain: 2, sent: 1, clicked: 1 });
  });

  test('what a worker held that has ended is sent at once, not when its time is over', async () => {
    await m.start();
    await m.work(1);
    const held = await m.company.within((call) =>
      call.run(sql`
        update email_campaign_recipients
        set status = 'claimed', worker = 'ended', due_at = ${new Date(call.now().getTime() + 600_000)}
        where organization_id = ${call.organization_id} and status = 'queued'`),
    );
    expect(held).toBe(3);
    await m.work(1);
    expect(m.inbox).toHaveLength(3);
  });

  test('a link in any script leads its readers on', async () => {
    await m.start();
    await m.work();
    await m.company.within((call) =>
      call.run(sql`
        update email_campaign_links set url = 'https://example.com/日本/' || id || '?q=👍'
        where organization_id = ${call.organization_id}`),
    );
    const answer = await open(trackedLinks(m.inbox[0]!)[0]!);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toMatch(/^https:\/\/example\.com\/%E6%97%A5%E6%9C%AC\/[\w-]{36}\?q=%F0%9F%91%8D$/);
  });

  test('waits for a mail server that is away and uses up no attempts', async () => {
    const { id } = await m.start();
    m.answerMails(async () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION', command: 'CONN' });
    });
    await m.work(2);
    expect(m.inbox).toEqual([]);
    expect((await results(id)).figures).toMatchObject({ waiting: 3, failed: 0 });
    m.answerMails(async () => {});
    later(2);
    await m.work();
    expect(m.inbox).toHaveLength(3);
    expect((await m.campaign(id)).status).toBe('sent');
  });

  test('gives up an address that the server refuses, and suppresses it', async () => {
    const { id } = await m.start();
    m.answerMails(async ({ to }) => {
      if (to === m.people[0]!.email)
        throw Object.assign(new Error('550 5.1.1 No such user'), {
          responseCode: 550,
          command: 'RCPT TO',
          response: '550 5.1.1 No such user',
        });
    });
    await m.work();
    expect((await results(id)).figures).toMatchObject({ failed: 1, sent: 2 });
    expect(await m.owner.get('/email_suppressions')).toMatchObject([
      { email: m.people[0]!.email, reason: 'bounced', topic_id: null },
    ]);
  });

  /** More people than one sender takes at once, all at one partner. */
  const addMany = (count: number) =>
    m.company.within((call) =>
      call.run(sql`
        insert into contacts (organization_id, partner_id, first_name, last_name, email)
        select ${call.organization_id}, ${m.people[0]!.partner_id}, 'Person', n::text, 'many' || n || '@many.example'
        from generate_series(1, ${count}) n`),
    );

  test('by several processes at once reaches everyone once', async () => {
    await addMany(40);
    const { id } = await m.start({ reaches: 'everyone', per_minute: 60 });
    await m.work(1);
    const senders = Array.from({ length: 5 }, async () => {
      for (let round = 0; round < 3; round += 1) await m.sendSlice(id);
    });
    await Promise.all(senders);
    expect(m.inbox.length).toBeGreaterThan(20);
    expect(new Set(m.inbox.map(({ to }) => to)).size).toBe(m.inbox.length);
    await m.work(20);
    expect(m.inbox).toHaveLength(43);
    expect((await results(id)).figures).toMatchObject({ sent: 43, uncertain: 0, waiting: 0 });
  });

  test('pauses when too many emails are returned, and tells the team', async () => {
    await addMany(60);
    const { id } = await m.start({ reaches: 'everyone', per_minute: 600 });
    m.answerMails(async ({ to }) => {
      if (/many[1-9]@/.test(to))
        throw Object.assign(new Error('550 5.1.1 No such user'), { responseCode: 550, command: 'RCPT TO' });
    });
    await m.work();
    const paused = await m.campaign(id);
    expect(paused).toMatchObject({
      status: 'paused',
      pause_reason: expect.stringMatching(/^\d of \d+ emails were returned$/),
    });
    const work = await m.owner.get<{ items: { kind: string; title: string }[] }>('/work_items');
    expect(JSON.stringify(work)).toContain('paused_campaign');
    const notices = await m.owner.get<{ text: string }[]>('/in_app_notifications');
    expect(notices.some(({ text }) => text.startsWith('The campaign “Spring” paused:'))).toBe(true);
  });

  test('skips people who unsubscribed after the campaign was prepared', async () => {
    const { id } = await m.start({ per_minute: 6 });
    await m.work(2);
    const rest = m.people.filter(({ email }) => email !== m.inbox[0]!.to);
    await m.owner.post('/email_suppressions', { email: rest[0]!.email, topic_id: m.topic.id });
    await m.work();
    expect(m.inbox).toHaveLength(2);
    expect((await recipients(id, '&status=skipped')).map(({ email }) => email)).toEqual([rest[0]!.email]);
  });
});

describe('unsubscribing', () => {
  test('takes one POST, stops only the topic and can be undone by the person alone', async () => {
    const { id } = await m.start();
    await m.work();
    const mail = m.inbox[0]!;
    const token = tokenOf(mail);
    // A GET changes nothing, because scanners follow links.
    const looked = await world.app.inject({ url: `/api/public/email_unsubscribe?token=${token}` });
    expect([looked.statusCode, looked.headers.location]).toEqual([
      303,
      `/public/email-preferences/${m.company.id}#token=${token}`,
    ]);
    expect((await results(id)).figures.unsubscribed).toBe(0);
    expect((await oneClick(token)).statusCode).toBe(200);
    expect((await oneClick(token, '')).statusCode).toBe(200);
    const form = await world.app.inject({
      method: 'POST',
      url: `/api/public/email_unsubscribe?token=${token}`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    });
    expect(form.statusCode).toBe(200);
    expect((await results(id)).figures.unsubscribed).toBe(1);
    const [stopped] = await m.owner.get<{ id: string }[]>('/email_suppressions');
    expect(stopped).toMatchObject({ email: mail.to, reason: 'unsubscribed', topic_id: m.topic.id });
    expect((await m.owner.request('DELETE', `/email_suppressions/${stopped!.id}`)).statusCode).toBe(409);
    const other = await m.owner.post<{ id: string }>('/email_topics', { name: 'Events' });
    const again = await m.start();
    const about = await m.start({ topic_id: other.id });
    m.inbox.length = 0;
    await m.work();
    expect((await results(again.id)).figures).toMatchObject({ sent: 2, skipped: 1 });
    expect((await results(about.id)).figures).toMatchObject({ sent: 3, skipped: 0 });
    const save = await world.app.inject({
      method: 'POST',
      url: '/api/public/email_preferences/save',
      payload: { token, topics: [m.topic.id], is_off: false },
    });
    expect(save.json()).toMatchObject({ is_off: false, email: expect.stringMatching(/^p•••@partner\d\.example$/) });
    expect(save.json().topics).toMatchObject([
      { name: 'Events', is_subscribed: false },
      { name: 'News', is_subscribed: true },
    ]);
  });

  test('from everything ends all topics', async () => {
    await m.start();
    await m.work();
    const token = tokenOf(m.inbox[0]!);
    await world.app.inject({
      method: 'POST',
      url: '/api/public/email_preferences/save',
      payload: { token, topics: [], is_off: true },
    });
    const opened = await world.app.inject({
      method: 'POST',
      url: '/api/public/email_preferences/open',
      payload: { token },
    });
    expect(opened.json()).toMatchObject({ is_off: true, topics: [{ is_subscribed: false }] });
    const { id } = await m.start({
      topic_id: (await m.owner.post<{ id: string }>('/email_topics', { name: 'Other' })).id,
    });
    await m.work();
    expect((await results(id)).figures).toMatchObject({ sent: 2, skipped: 1 });
  });

  test('works by one click and by preferences also when the module is off', async () => {
    await m.start();
    await m.work();
    const token = tokenOf(m.inbox[0]!);
    await world.switchFor(m.company, ['email_campaigns'], false);
    try {
      const opened = await world.app.inject({
        method: 'POST',
        url: '/api/public/email_preferences/open',
        payload: { token },
      });
      expect(opened.json()).toMatchObject({ is_off: false });
      expect((await oneClick(token)).statusCode).toBe(200);
    } finally {
      await world.switchFor(m.company, ['email_campaigns'], true);
    }
    expect(await m.owner.get('/email_suppressions')).toMatchObject([{ reason: 'unsubscribed' }]);
  });

  test('with a guessed or changed token fails and is counted', async () => {
    await m.start();
    await m.work();
    const token = tokenOf(m.inbox[0]!);
    const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const wrong of [changed, 'x'.repeat(43)]) expect((await oneClick(wrong)).statusCode).toBe(404);
    expect((await oneClick('short')).statusCode).toBe(400);
    expect(await m.owner.get('/email_suppressions')).toEqual([]);
    const stored = await m.company.within((call) =>
      call.rows<{ row: string }>(
        sql`select r::text as row from email_campaign_recipients r where organization_id = ${call.organization_id}`,
      ),
    );
    for (const { row } of nonEmpty(stored)) for (const mail of m.inbox) expect(row).not.toContain(tokenOf(mail));
  });
});

describe('tracked links', () => {
  test('lead only to stored addresses, and count only with their own token', async () => {
    const { id } = await m.start();
    await m.work();
    later(1);
    const [mine, other] = m.inbox.map((mail) => new URL(trackedLinks(mail)[0]!));
    const target = 'https://www.example.com/news?a=1&b=2';
    for (const path of [
      `${mine!.pathname}?url=https://evil.example`,
      `${mine!.pathname}?r=${other!.searchParams.get('r')}&token=${mine!.searchParams.get('token')}`,
      `${mine!.pathname}?r=x&token=y&u=//evil.example`,
      `${mine!.pathname}?r=${mine!.searchParams.get('r')}`,
    ]) {
      const answer = await open(path);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, target]);
    }
    expect((await results(id)).figures.clicked).toBe(0);
    expect((await open('/public/email-links/https:%2F%2Fevil.example')).statusCode).toBe(404);
    await open(`${mine!.pathname}${mine!.search}`, 'Googlebot/2.1 (+http://www.google.com/bot.html)');
    expect((await results(id)).figures.clicked).toBe(0);
    await open(`${mine!.pathname}${mine!.search}`);
    await open(`${mine!.pathname}${mine!.search}`);
    const { figures, links } = await results(id);
    expect(figures.clicked).toBe(1);
    expect(links.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(1);
  });

  test('counts opens apart, and only when the campaign wants it', async () => {
    const { id } = await m.start();
    await m.work();
    later(1);
    const [, pixel] = /src="([^"]*email-opens[^"]*)"/.exec(m.inbox[0]!.html!)!;
    const answer = await open(pixel!.replaceAll('&#38;', '&'));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/gif']);
    expect((await results(id)).figures).toMatchObject({ opened: 1, clicked: 0 });
    m.inbox.length = 0;
    await m.start({ tracks_opens: false });
    await m.work();
    expect(m.inbox[0]!.html).not.toContain('email-opens');
  });
});

describe('content', () => {
  const evil = '<img src=x onerror=alert(1)>"\'&';
  test('of authors and recipients is escaped', async () => {
    await m.company.within((call) =>
      call.run(sql`
        update contacts set first_name = ${evil}, last_name = '{{company_name}}'
        where organization_id = ${call.organization_id}`),
    );
    const { id } = await m.draft({
      blocks: [
        { key: 'a', kind: 'headline', text: `${evil} {{first_name}}` },
        {
          key: 'd',
          kind: 'columns',
          cells: [
            { headline: evil, text: evil },
            { label: evil, url: 'https://www.example.com/' },
          ],
        },
        {
          key: 'b',
          kind: 'text',
          text: `${evil} **{{full_name}}**\n\n- </li><script>x</script> [x](https://www.example.com/"onclick="x)`,
        },
        { key: 'c', kind: 'image', url: 'https://img.example.com/a.png', alt: evil },
      ],
    });
    expect((await m.owner.request('POST', `/email_campaigns/${id}/schedule`, {})).statusCode).toBe(409);
    const [headline, columns, , image] = (await m.campaign(id)).blocks;
    await m.owner.patch(`/email_campaigns/${id}`, { blocks: [headline, columns, image] });
    await m.owner.post(`/email_campaigns/${id}/schedule`, {});
    await m.work();
    for (const { html } of m.inbox) {
      expect(html).not.toContain('<img src=x');
      expect(html).not.toContain('<script');
      expect(html).not.toMatch(/(href|src)="\s*javascript/);
    }
    expect(m.inbox).toHaveLength(3);
  });

  test('cannot add headers by the subject, the sender or a name', async () => {
    await m.company.within((call) =>
      call.run(sql`
        update contacts set first_name = ${'Ada\r\nBcc: all@evil.example'}
        where organization_id = ${call.organization_id}`),
    );
    const { id } = await m.draft({
      subject: 'Hi {{first_name}}\r\nBcc: victim@evil.example',
      from_name: 'Acme\r\nReply-To: evil@evil.example',
    });
    await m.owner.post(`/email_campaigns/${id}/schedule`, {});
    await m.work();
    const [mail] = m.inbox;
    expect(`${mail!.subject}${mail!.from!.name}${mail!.toName}`).not.toMatch(/[\r\n]/);
    expect(mail!.subject).toBe('Hi Ada Bcc: all@evil.example Bcc: victim@evil.example');
  });

  test('refuses addresses of pictures and links that are not https, and previews them without', async () => {
    const blocks = [
      { key: 'a', kind: 'image', url: 'http://169.254.169.254/latest', alt: 'x' },
      { key: 'b', kind: 'image', url: 'data:image/svg+xml,<svg onload=alert(1)>', alt: 'x' },
      { key: 'c', kind: 'button', label: 'Go', url: 'javascript:alert(1)' },
      { key: 'd', kind: 'button', label: 'Go', url: 'https://user:pass@evil.example/' },
      { key: 'e', kind: 'image', url: '/api/pictures/../document_files/x', alt: 'x' },
    ];
    const preview = await m.owner.post<EmailPreview>('/email_campaigns/preview', {
      subject: 'X',
      preview_text: 'Y',
      blocks,
    });
    expect(preview.problems.filter(({ is_error }) => is_error).map(({ block }) => block)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ]);
    for (const text of ['169.254', 'data:image', 'javascript:', 'user:pass', 'document_files'])
      expect(preview.html).not.toContain(text);
    const dark = await m.owner.post<EmailPreview>('/email_campaigns/preview', {
      subject: 'X',
      blocks: [],
      is_dark: true,
    });
    expect(dark.html).not.toContain('prefers-color-scheme');
  });

  test('tells personal facts only to people with access to the portal', async () => {
    const { partner_id, contact_id } = m.people[0]!;
    const user = await world.partnerUser(m.company, partner_id);
    await m.company.within(async (call) => {
      await call.run(sql`
        update contacts set user_id = ${user.user_id}
        where organization_id = ${call.organization_id} and id = ${contact_id}`);
    });
    const { sampleOpportunity } = await import('#features/deals/opportunities/server/sample.ts');
    for (const name of ['Hafen', 'Lindner', 'Stadt'])
      await m.company.within((call) => sampleOpportunity(call, { partner_id, name }));
    await m.start({
      subject: 'You have {{open_deals|some}} deals',
      blocks: [{ key: 'f', kind: 'facts', facts: ['open_deals', 'tier'], fallback: 'Sign in to see your deals.' }],
    });
    await m.work();
    const to = (email: string) => m.inbox.find((mail) => mail.to === email)!;
    expect(to(m.people[0]!.email).text).toContain('- Your 3 open deals: Hafen, Lindner, Stadt');
    expect(to(m.people[0]!.email).subject).toBe('You have 3 deals');
    expect(to(m.people[1]!.email).text).toContain('Sign in to see your deals.');
    expect(to(m.people[1]!.email).subject).toBe('You have some deals');
  });
});

describe('writing', () => {
  test('rich text becomes HTML and plain text, with everything an author wrote escaped', async () => {
    const text =
      '## What is new\n\n**Bold with *both* and [a link](https://www.example.com/a_b)**, AT&amp;T, 2 \\* 3 &lt;b&gt;\n\n1. One\n2. Two\n\n> Quoted\n\n{{first_name|there}}';
    const preview = await m.owner.post<EmailPreview>('/email_campaigns/preview', {
      subject: 'X',
      blocks: [{ key: 'a', kind: 'text', text }],
    });
    expect(preview.html).toMatch(/font-weight:600"?>What is new/);
    expect(preview.html).toContain('<b><i>both</i></b>');
    expect(preview.html).toMatch(/<a href="https:\/\/www\.example\.com\/a_b"[^>]*><b>a link<\/b><\/a>/);
    expect(preview.html).toMatch(/<ol>\s*<li>One<\/li>\s*<li>Two<\/li>\s*<\/ol>/);
    expect(preview.html).not.toContain('<b>,');
    expect(preview.text).toContain('AT&T, 2 * 3 <b>');
    expect(preview.text).toContain('1. One\n2. Two');
    expect(preview.text).toContain('> Quoted');
    expect(preview.text).toContain('Piet');
  });

  test('a draft is shown as one recipient gets it, but not as a contact of another company', async () => {
    const draft = { subject: 'Hello {{first_name|there}}', blocks: [] };
    const [person] = m.people;
    const as = (contact_id: string) => m.owner.request('POST', '/email_campaigns/preview', { ...draft, contact_id });
    expect((await as(person!.contact_id)).json().subject).toBe('Hello Ada');
    const other = await world.company('Other');
    const { contact_id } = await addPerson(other, 'else@where.example');
    expect((await as(contact_id)).statusCode).toBe(422);
  });

  test('every template is a draft without unknown variables', () => {
    expect(campaignTemplates).toHaveLength(6);
    for (const { subject, preview_text, blocks } of nonEmpty(campaignTemplates)) {
      const texts = contentProblems({ subject, preview_text, blocks }).map(({ text }) => text);
      expect(texts.filter((text) => /variable/.test(text))).toEqual([]);
    }
  });
});

test('a campaign that was sent without a mail server says that its emails were written to disk', async () => {
  m.setDelivers(false);
  const { id } = await m.start();
  await m.work();
  expect(await m.campaign(id)).toMatchObject({ status: 'sent', sent: 3, is_written_to_disk: true });
  m.setDelivers(true);
  expect((await results(id)).delivers).toBe(false);
  const { id: later } = await m.start();
  await m.work();
  expect(await m.campaign(later)).toMatchObject({ is_written_to_disk: false });
});
