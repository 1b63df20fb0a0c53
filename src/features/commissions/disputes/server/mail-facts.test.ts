import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  linesOf,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import { sql } from '#server/db/sql.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';

let world: World;
let company: Company;
let finance: Person;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  finance = await company.member('finance');
});
afterAll(() => world.close());

interface Mail {
  subject: string;
  body_text: string;
  body_html: string;
}
const mails = () =>
  company.within((call) =>
    call.rows<Mail>(sql`
      select subject, body_text, body_html from mail_outbox
      where organization_id = ${call.organization_id} and kind like 'money_notice%' order by created_at, id`),
  );

async function disputed(partnerName: string, message: string): Promise<string> {
  const { line, partner } = await company.within(async (call) => {
    await givenPlan(call, { ...tenPercent, hold_days: 0 });
    const id = await givenPartner(call, { name: 'Alpha' });
    await call.run(
      sql`update partners set name = ${partnerName} where organization_id = ${call.organization_id} and id = ${id}`,
    );
    const deal = await givenDeal(call, { partners: [id] });
    await accrueForOpportunity(call, deal);
    return { line: (await linesOf(call, deal))[0]!.id, partner: id };
  });
  const user = await world.partnerUser(company, partner);
  const { id } = await user.post<{ id: string }>(`/commission_lines/${line}/disputes`, {
    reason: 'rate',
    text: message,
  });
  return id;
}

test('an email about a dispute names the partner, the amount and the message', async () => {
  const id = await disputed('Alder Partners', 'The rate should be 12 %.');
  const [mail] = await mails();
  expect(mail!.subject).toMatch(/^Alder Partners disputed commission \d+: \$[\d.,]+$/);
  for (const fact of ['Commission | $', 'Deal | ', 'Message | The rate should be 12 %.'])
    expect(mail!.body_text).toContain(fact);
  await finance.post(`/commission_disputes/${id}/keep`, { text: 'The rate is the agreed one.' });
  const answer = (await mails()).at(-1)!;
  expect(answer.subject).toMatch(/kept commission \d+ unchanged: \$/);
  expect(answer.body_text).toContain('Answer | The rate is the agreed one.');
});

test.each([
  ['markup', '<img src=x onerror=alert(1)>'],
  ['new lines', 'Alder\r\nBcc: all@example.com\n\nOpen this link:\nhttps://evil.example'],
  ['a reversed direction', 'Alder \u202egnp.exe\u2066'],
  ['5,000 characters', 'A'.repeat(5_000)],
])('a name and a message with %s stay harmless in both parts of an email', async (_, text) => {
  await disputed(text.slice(0, 200), text.slice(0, 2_000));
  for (const { subject, body_text, body_html } of nonEmpty(await mails())) {
    expect(subject).not.toMatch(/[\r\n\u202a-\u202e\u2066-\u2069]/);
    expect(subject.length).toBeLessThanOrEqual(200);
    expect(body_html).not.toContain('<img src=x');
    for (const part of [body_text, body_html]) expect(part).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    // A value stays in its row, so that it cannot look like another fact or link.
    const facts = body_text.split('\n').filter((line) => / \| /.test(line));
    expect(facts.map((line) => line.split(' | ')[0])).toEqual(['Partner', 'Commission', 'Deal', 'Message']);
    for (const line of facts) expect(line.length).toBeLessThan(330);
  }
});
