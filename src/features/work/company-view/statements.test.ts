import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { createDefaultPipeline } from '#features/deals/opportunity-types/server/service.ts';
import { matchNow } from '#features/ecosystem/account-mapping/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { type StatementKey, statements } from './statements.ts';

/**
 * Each statement is proved with a text that only this partner knows: the partner itself reads it, and the owner of the
 * company, who has every permission, reads it exactly if the statement says so.
 */
let world: World;
let company: Company;
let owner: Person;
let partner_id: string;
let pia: Person;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  company = await world.company();
  owner = company.owner;
  await company.within(createDefaultPipeline);
  partner_id = await company.within((call) => samplePartner(call));
  pia = await world.partnerUser(company, partner_id);
}, 60_000);
afterAll(() => world.close());

interface Proof {
  secret: string;
  /** The answers in which the partner reads the secret. */
  own: readonly string[];
  /** The answers in which the company would read it. */
  theirs: readonly string[];
}

const read = async (who: Person, ...urls: string[]): Promise<string[]> => {
  const answers = await Promise.all(urls.map((url) => who.request('GET', url)));
  return answers.map(({ body }) => body);
};
const mailTo = async (text: string, more: object = {}) => {
  await company.within((call) =>
    notify(
      call,
      { mode: 'partner', partner_id, people: [{ user_id: pia.user_id, email: pia.email, full_name: 'Pia' }] },
      {
        kind: 'tax_profile_accepted',
        text,
        link: '/revenue/tax',
        about: [{ table: 'partners', id: partner_id }],
        ...more,
      },
    ),
  );
  return {
    secret: text,
    own: await read(pia, '/in_app_notifications?_end=100'),
    theirs: [...(await read(owner, `/partners/${partner_id}/mails`, '/mail_outbox')), await openedMails()],
  };
};
/** The emails of the company, opened one by one. */
async function openedMails(): Promise<string> {
  const { mails } = await owner.get<{ mails: { id: string }[] }>('/mail_outbox');
  return (await read(owner, ...mails.map(({ id }) => `/mail_outbox/${id}`))).join('\n');
}

/** Two lists with one account in common, which both sides share by name, and a list that the partner keeps to itself. */
let isMapped = false;
async function mapping(): Promise<string[]> {
  const listOf = async (who: Person, name: string, accounts: Readonly<Record<string, string>>) => {
    const { id } = await who.post<{ id: string }>('/mapping_populations', { name, kind: 'customers', source: 'file' });
    const rows = Object.entries(accounts).map(([account, domain]) => `${account},${domain}`);
    const content = ['name,domain', ...rows].join('\n');
    await who.post(`/mapping_populations/${id}/file`, { file_name: 'list.csv', content });
    return id;
  };
  if (!isMapped) {
    isMapped = true;
    const ours = await listOf(owner, 'Customers', { Common: 'common.example', Vendoronly: 'vendoronly.example' });
    const theirs = await listOf(pia, 'Shared list', {
      'Partner name of it': 'common.example',
      Partneronly: 'partneronly.example',
    });
    await listOf(pia, 'Kept back list', { Common: 'common.example' });
    await owner.post(`/mapping_populations/${ours}/consent`, { partner_id, level: 'name' });
    await pia.post(`/mapping_populations/${theirs}/consent`, { level: 'name' });
    await company.within((call) => matchNow(call, ours));
  }
  const { ours, theirs } = await owner.get<Record<'ours' | 'theirs', { id: string; level: string }[]>>(
    `/account_mapping/matrix?partner_id=${partner_id}`,
  );
  const answers = [await owner.request('GET', `/account_mapping/matrix?partner_id=${partner_id}`)];
  for (const own of ours)
    for (const other of theirs)
      for (const url of ['/account_mapping/overlaps', '/account_mapping/export'])
        answers.push(await owner.request('POST', url, { own_id: own.id, other_id: other.id }));
  for (const { id } of theirs)
    answers.push(
      await owner.request('GET', `/mapping_populations/${id}`),
      await owner.request('GET', `/mapping_records?population_id=${id}`),
    );
  answers.push(await owner.request('GET', '/mapping_populations?_end=100'));
  return answers.map(({ body }) => body);
}
const ownLists = () => read(pia, '/mapping_populations?_end=100');
async function ownOverlaps(): Promise<string[]> {
  const { ours, theirs } = await pia.get<Record<'ours' | 'theirs', { id: string }[]>>('/account_mapping/matrix');
  const pairs = ours.flatMap((own) => theirs.map((other) => ({ own_id: own.id, other_id: other.id })));
  const answers = await Promise.all(pairs.map((pair) => pia.request('POST', '/account_mapping/overlaps', pair)));
  return answers.map(({ body }) => body);
}

const registered = (name: string) =>
  pia.post<{ id: string }>('/deal_registrations', {
    account_name: name,
    account_domain: `${name.toLowerCase()}.example`,
    country: 'US',
    contact_email: `ada@${name.toLowerCase()}.example`,
    amount_minor: 1_234_500,
    expected_close_on: '2030-09-30',
  });
const sepa = {
  rail: 'bank_sepa',
  currency: 'EUR',
  holder_name: 'Alder GmbH',
  details: { iban: 'DE89370400440532013000' },
};
const payoutMethod = async () => {
  await pia.request('POST', '/payout_methods', sepa);
  const found = await read(
    owner,
    `/payout_methods?partner_id=${partner_id}`,
    `/audit_events?partner_id=${partner_id}&_end=100`,
  );
  expect(await owner.get(`/payout_methods?q=${sepa.details.iban}`)).toEqual([]);
  return found;
};

const proofs: Record<StatementKey, () => Promise<Proof>> = {
  contacts: async () => {
    const secret = 'contact@secret-partner.example';
    await pia.post('/contacts', { first_name: 'Cora', last_name: 'Contact', email: secret });
    return {
      secret,
      own: await read(pia, '/contacts'),
      theirs: await read(owner, `/contacts?partner_id=${partner_id}`),
    };
  },
  users: async () => ({
    secret: pia.email,
    own: await read(pia, '/team_members'),
    theirs: await read(owner, `/impersonations/people?partner_id=${partner_id}`),
  }),
  registrations: async () => {
    const { id } = await registered('Registeredbuyer');
    await pia.post(`/deal_registrations/${id}/submit`);
    return {
      secret: 'Registeredbuyer',
      own: await read(pia, '/deal_registrations'),
      theirs: await read(owner, '/deal_registrations', `/deal_registrations/${id}`),
    };
  },
  crm_deals: async () => {
    const { id } = await pia.post<{ id: string }>('/connections', { connector: 'demo_crm', values: {} });
    await pia.post('/demo_crm_records', {
      object: 'deals',
      values: {
        dealname: 'Deal of our own CRM',
        amount: '1200.50',
        dealstage: 'qualifiedtobuy',
        closedate: '2030-09-30',
      },
    });
    return {
      secret: 'Deal of our own CRM',
      own: await read(pia, `/partner_crm/${id}/deals`),
      theirs: await read(
        owner,
        `/partner_crm/${id}/deals`,
        `/connections/${id}`,
        '/connections',
        '/demo_crm_records?object=deals&_end=100',
        '/deal_registrations?_end=100',
      ),
    };
  },
  deal_notes: async () => {
    const deal = await company.within((call) => sampleOpportunity(call, { participants: [{ partner_id }] }));
    const secret = 'The buyer decides in May';
    await pia.post('/opportunity_notes', { opportunity_id: deal, body: secret });
    const url = `/opportunity_notes?opportunity_id=${deal}`;
    return { secret, own: await read(pia, url), theirs: await read(owner, url) };
  },
  private_notes: async () => {
    const { id } = await owner.post<{ id: string }>('/meetings', {
      title: 'Review',
      kind: 'qbr',
      partner_id,
      starts_at: new Date(world.clock.now().getTime() + 7 * 86_400_000).toISOString(),
    });
    const secret = 'We want a better rate';
    await pia.post(`/meetings/${id}/private_notes`, { private_notes: secret });
    return {
      secret,
      own: await read(pia, `/meetings/${id}`),
      theirs: await read(owner, `/meetings/${id}`, '/meetings', `/audit_events?ref_id=${id}&_end=50`),
    };
  },
  tasks: async () => {
    const secret = 'Call our own accountant';
    await pia.post('/tasks', { title: secret, side: 'partner' });
    return { secret, own: await read(pia, '/tasks'), theirs: await read(owner, `/tasks?partner_id=${partner_id}`) };
  },
  mails: async () => {
    const proof = await mailTo('The tax profile is accepted now');
    expect(await openedMails()).toContain(proof.secret);
    return proof;
  },
  private_mails: () => mailTo('Our own connection failed', { is_private: true }),
  shared_accounts: async () => {
    const theirs = await mapping();
    return { secret: 'Partner name of it', own: await ownOverlaps(), theirs };
  },
  other_accounts: async () => {
    const theirs = (await mapping()).join('\n');
    expect(theirs).not.toContain('Partneronly');
    return { secret: 'Kept back list', own: await ownLists(), theirs: [theirs] };
  },
  account_digits: async () => {
    const theirs = await payoutMethod();
    return { secret: '"account_last4":"3000"', own: await read(pia, '/payout_methods'), theirs };
  },
  // The partner enters it and reads it nowhere either.
  whole_account: async () => ({ secret: sepa.details.iban, own: [JSON.stringify(sepa)], theirs: await payoutMethod() }),
  visits: async () => {
    const { token } = await owner.post<{ token: string }>('/impersonations', {
      partner_id,
      user_id: pia.user_id,
      reason: 'They cannot find their deal',
    });
    const seen = (url: string, method: 'GET' | 'POST' = 'GET') =>
      world.app.inject({
        method,
        url: `/api${url}`,
        headers: { authorization: `Bearer ${token}`, 'x-tandem-mode': 'partner' },
        ...(method === 'POST' && { payload: { title: 'Theirs', side: 'partner' } }),
      });
    expect((await seen('/tasks', 'POST')).statusCode).toBe(422);
    expect(await read(owner, '/impersonations')).toEqual([expect.stringContaining('They cannot find their deal')]);
    return { secret: pia.email, own: await read(pia, '/session'), theirs: [(await seen('/session')).body] };
  },
  devices: async () => {
    const [session] = await pia.get<{ id: string }[]>('/sessions');
    return {
      secret: session!.id,
      own: await read(pia, '/sessions'),
      theirs: await read(
        owner,
        '/sessions',
        `/impersonations/people?partner_id=${partner_id}`,
        `/contacts?partner_id=${partner_id}`,
        `/partners/${partner_id}`,
        '/team_members',
      ),
    };
  },
  questions: async () => {
    const chat = await pia.post<{ id: string }>('/assistant_chats');
    const secret = 'What if we leave the program';
    await pia.post(`/assistant_chats/${chat.id}/ask`, { text: secret });
    const urls = [`/assistant_chats/${chat.id}`, `/assistant_chats/${chat.id}/messages`, '/assistant_chats'];
    return { secret, own: await read(pia, ...urls), theirs: await read(owner, ...urls) };
  },
};

test.each(
  statements.map(({ key, isVisible, text }) => [isVisible ? 'sees' : 'does not see', text, key, isVisible] as const),
)('the company %s %s', async (_, _text, key, isVisible) => {
  const { secret, own, theirs } = await proofs[key]();
  expect(
    own.some((answer) => answer.includes(secret)),
    'the partner reads it',
  ).toBe(true);
  expect(theirs.length).toBeGreaterThan(0);
  expect(
    theirs.some((answer) => answer.includes(secret)),
    'the company reads it',
  ).toBe(isVisible);
});
