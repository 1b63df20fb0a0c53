import { afterAll, beforeAll, expect, test } from 'vitest';
import { notify, partnerUserAddressees } from '#features/engagement/notifications/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { addLabels } from '#shared/text/labels.ts';
import { addTexts, defineTexts } from '#shared/text/texts.ts';
import { sql } from './db/sql.ts';
import { invalid } from './errors.ts';
import { inLanguage, readerLanguagesOf } from './language.ts';
import { type Company, createWorld, type Person, type World } from './testing/world.ts';

let world: World;
let company: Company;
let partner_id: string;

const texts = defineTexts('tests/language/server', { hello: (name: string) => `${name} applied`, subject: 'Applied' });
addTexts('de', 'tests/language/server', { hello: (name: string) => `${name} hat sich beworben`, subject: 'Beworben' });
addTexts('ja', 'tests/language/server', { hello: (name: string) => `${name} が申請しました`, subject: '申請' });
addLabels('de', { 'must be a word of these tests': 'muss ein Wort dieser Tests sein' });

beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call));
});
afterAll(() => world.close());

/** The error of the first field that is missing. */
async function requiredText(person: Person, headers: Record<string, string> = {}): Promise<string> {
  const answer = await person.request('POST', '/partners', {}, headers);
  return answer.json().errors.name[0];
}

test('answers in the language that the person chose, else in that of the browser, else in English', async () => {
  const person = await company.member('admin');
  expect(await requiredText(person)).toBe('is required');
  expect(await requiredText(person, { 'accept-language': 'nl, zh;q=0.9' })).toBe('is required');
  expect(await requiredText(person, { 'accept-language': 'en;q=0.4, pt-PT;q=0.5, fr;q=0' })).toBe(
    'Este campo é obrigatório.',
  );
  await person.request('PATCH', '/user/preference', { language: 'de' });
  expect(await requiredText(person, { 'accept-language': 'ja' })).toBe('Dieses Feld ist erforderlich.');
});

test('an absurd header is answered in English', async () => {
  for (const header of ['', ';q=', ',,,', 'de;q=x', `${'x,'.repeat(20_000)}de`])
    expect(await requiredText(company.owner, { 'accept-language': header }), header.slice(0, 20)).toBe('is required');
});

test('translates constant messages of refusals by their English, each in a message of several too', () => {
  const refusal = invalid({ one: ['must be a word of these tests'], other: ['must be free of words'] });
  expect(refusal.toJSON().message).toBe('must be a word of these tests must be free of words');
  expect(inLanguage('de', () => refusal.toJSON())).toMatchObject({
    message: 'muss ein Wort dieser Tests sein must be free of words',
    errors: { one: ['muss ein Wort dieser Tests sein'], other: ['must be free of words'] },
  });
});

test('two requests at the same time are each answered in their own language', async () => {
  const [german, french] = [await company.member('admin'), await company.member('admin')];
  await german.request('PATCH', '/user/preference', { language: 'de' });
  await french.request('PATCH', '/user/preference', { language: 'fr' });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => requiredText(at % 2 ? german : french).then((text) => [at % 2, text])),
  );
  expect(new Set(answers.map(([side, text]) => `${side} ${text}`))).toEqual(
    new Set(['1 Dieses Feld ist erforderlich.', '0 Ce champ est obligatoire.']),
  );
});

test('a notice and its email are in the language of each reader: own, else the partner’s, else the company’s', async () => {
  const [own, partners] = [await world.partnerUser(company, partner_id), await world.partnerUser(company, partner_id)];
  await own.request('PATCH', '/user/preference', { language: 'de' });
  await company.owner.patch(`/partners/${partner_id}`, { language: 'ja' });
  await company.owner.patch(`/organizations/${company.id}`, { language: 'fr' });
  const languages = await company.within((call) =>
    readerLanguagesOf(call, partner_id, [own.user_id, partners.user_id]),
  );
  expect([languages.get(own.user_id), languages.get(partners.user_id)]).toEqual(['de', 'ja']);
  expect([
    ...(await company.within((call) => readerLanguagesOf(call, null, [company.owner.user_id]))).values(),
  ]).toEqual(['fr']);

  await company.within(async (call) =>
    notify(
      call,
      { mode: 'partner', partner_id, people: await partnerUserAddressees(call, partner_id) },
      async () => ({ kind: 'deal_registration_approved', text: texts.hello('Nordwind'), link: '/revenue/deal-desk' }),
      () => ({ subject: texts.subject, action: texts.subject }),
    ),
  );
  const bell = async (person: Person) =>
    (await person.request('GET', '/in_app_notifications', undefined, { 'x-tandem-mode': 'partner' })).json()[0].text;
  expect(await bell(own)).toBe('Nordwind hat sich beworben');
  expect(await bell(partners)).toBe('Nordwind が申請しました');
  const mails = await company.within((call) =>
    call.rows<{ to_address: string; subject: string; body_html: string }>(
      sql`select to_address, subject, body_html from mail_outbox where organization_id = ${call.organization_id}`,
    ),
  );
  const mailTo = ({ email }: Person) => mails.find(({ to_address }) => to_address === email)!;
  expect(mailTo(own).subject).toBe('Beworben');
  expect(mailTo(partners).subject).toBe('申請');
  expect(mailTo(own).body_html).toContain('<html lang="de">');
});

test('the language of a stranger, or of a partner of another company, stays unknown', async () => {
  const elsewhere = await world.company('Elsewhere');
  await elsewhere.owner.request('PATCH', '/user/preference', { language: 'es' });
  const told = await company.within((call) => readerLanguagesOf(call, partner_id, [elsewhere.owner.user_id]));
  expect(told.get(elsewhere.owner.user_id)).toBe('ja');
  const fromOutside = await elsewhere.within((call) => readerLanguagesOf(call, partner_id, [company.owner.user_id]));
  expect(fromOutside.get(company.owner.user_id)).toBe('en');
});
