import { createTemplate, takeTemplateStep } from '#features/partners/contract-templates/server/service.ts';
import { updatePartner } from '#features/partners/partners/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import type { ContractTerms } from '../../contract-templates/content.schema.ts';
import type { ContractTemplateCreate } from '../../contract-templates/schema.ts';
import { consentText } from '../model.ts';
import { moveByDates } from './end.ts';
import { recordContractEvent } from './events.ts';
import { lockedContract, signingsOf } from './locked.ts';
import { createContract } from './prepare.ts';
import { gather, sealKey } from './seal/build.ts';
import { keepSealed } from './seal/seal.ts';
import { buildSealed } from './seal/sealed-file.ts';
import { signerOf } from './signing/code.ts';
import { advance, recordSignature } from './signing/sign.ts';
import { takeContractStep } from './steps.ts';

declare module '#server/demo/story.ts' {
  interface DemoRecords {
    contractTemplates: Record<'reseller' | 'nda' | 'dpa', string>;
  }
}

const origin = { ip: '203.0.113.24', user_agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' };

const templates: Record<'reseller' | 'nda' | 'dpa', ContractTemplateCreate> = {
  reseller: {
    name: 'Reseller agreement',
    kind: 'reseller',
    term_months: 12,
    renewal: 'auto',
    notice_days: 60,
    terms: { protection_days: 120, payment_term_days: 30 },
    body: `### 1. Parties

This agreement is made between **{{company.name}}** and **{{partner.legal_name}}**, {{partner.address}}.

### 2. Appointment

{{company.name}} appoints the partner as a reseller of its products. The territory is {{terms.territory}}; the appointment is {{terms.exclusivity}}.

### 3. Deal registration

The partner registers deals in the portal before it quotes. An approved registration is protected for {{terms.protection}}.

### 4. Commission and payment

- Incentive structure: {{terms.plan}}
- Payment terms: {{terms.payment}}
- Commission is paid monthly, after the hold period of the program.

### 5. Term

This agreement takes effect on {{contract.effective_on}} and ends on {{contract.ends_on}}. It renews unless either party gives notice in time.
`,
  },
  nda: {
    name: 'Mutual non-disclosure agreement',
    kind: 'nda',
    signing_order: 'parallel',
    terms: {},
    body: `### 1. Purpose

{{company.name}} and **{{partner.legal_name}}** exchange confidential information to evaluate and run their partnership.

### 2. Duties

Each party keeps the other’s information secret, uses it for this purpose only, and shares it only with people who need it.

### 3. Term

This agreement takes effect on {{contract.effective_on}}. The duties continue for three years after the partnership ends.
`,
  },
  dpa: {
    name: 'Data processing agreement',
    kind: 'dpa',
    terms: {},
    fields: [
      { key: 'officer', role: 'partner', kind: 'text', label: 'Data protection officer', required: true },
      { key: 'inside_eu', role: 'partner', kind: 'checkbox', label: 'All data stays within the EU', required: false },
    ],
    body: `### 1. Subject

**{{partner.legal_name}}** processes personal data of customers on behalf of {{company.name}}.

### 2. Security

The partner takes the technical and organizational measures of Annex 1 and reports breaches within 24 hours.
`,
  },
};

interface Told {
  template: keyof typeof templates;
  /** Days before today on which it was sent. */
  ago: number;
  state: 'signed' | 'half' | 'opened' | 'sent' | 'draft' | 'voided';
  signer: string;
  terms?: ContractTerms;
}

/** Signed ones from old to new: the first seal makes the key, whose certificate is not valid earlier. */
const told: readonly Told[][] = [
  [
    { template: 'nda', ago: 330, state: 'signed', signer: 'Piet Partner' },
    { template: 'reseller', ago: 320, state: 'signed', signer: 'Piet Partner' },
    { template: 'dpa', ago: 4, state: 'opened', signer: 'Piet Partner' },
  ],
  [{ template: 'reseller', ago: 150, state: 'signed', signer: 'Zoë Łukasik' }],
  [{ template: 'reseller', ago: 9, state: 'sent', signer: 'Ingrid Sørensen' }],
  [{ template: 'reseller', ago: 6, state: 'half', signer: 'Мария Петрова' }],
  [{ template: 'nda', ago: 20, state: 'voided', signer: 'Tomás Núñez' }],
  [{ template: 'reseller', ago: 1, state: 'draft', signer: 'Eleni Παππά' }],
];

async function signSome(story: DemoStory): Promise<void> {
  const { history, company } = story;
  const partners = story.get('partners').slice(0, company.hasExceptions ? told.length : 2);
  const templateIds = {} as Record<keyof typeof templates, string>;
  for (const [key, template] of Object.entries(templates))
    templateIds[key as keyof typeof templates] = await history.on(history.day(0, -345), async (call) => {
      const id = await createTemplate(call, template);
      await takeTemplateStep.publish(call, id);
      return id;
    });
  story.put('contractTemplates', templateIds);
  const [portal] = await history.kernel.system.unscoped((tx) =>
    tx.rows<{ email: string }>(sql`select email::text as email from identity.users where id = ${company.portal_user}`),
  );
  for (const [index, partner] of partners.entries())
    for (const one of told[index]!) {
      const email = index === 0 && portal ? portal.email : `signer${index}@${slugOf(partner.name)}.example`;
      await tell(story, partner, templateIds[one.template], one, email);
    }
  // The terms of one signed contract are changed here, so that the report of differences has an entry.
  const changed = partners[1];
  if (changed) await history.on(history.today, (call) => updatePartner(call, changed.id, { protection_days: 60 }));
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

async function tell(
  { history }: DemoStory,
  { id: partner_id }: { id: string },
  template_id: string,
  { ago, state, signer, terms }: Told,
  email: string,
): Promise<void> {
  const day = (later: number) => history.day(0, Math.min(0, later - ago));
  const id = await history.on(day(0), async (call) => {
    const contractId = await createContract(call, {
      partner_id,
      template_id,
      ...(terms && { terms }),
      signers: [{ role: 'partner', name: signer, email }],
    });
    if (state !== 'draft') await takeContractStep.send(call, contractId);
    return contractId;
  });
  if (state === 'draft' || state === 'sent') return;
  if (state === 'voided') {
    await history.on(day(3), (call) =>
      takeContractStep.void(call, id, { reason: 'The partner signs the version of its parent company.' }),
    );
    return;
  }
  await history.on(day(1), (call) => (state === 'opened' ? open(call, id) : sign(call, id, 'partner')));
  if (state !== 'signed') return;
  await history.on(day(2), async (call) => {
    await sign(call, id, 'company');
    const contract = await lockedContract(call, id);
    const bytes = await buildSealed(await gather(call, history.kernel, contract), await sealKey(call));
    await keepSealed(call, history.kernel, id, bytes);
  });
  await history.on(history.today, (call) => moveByDates(call, id));
}

async function open(call: Call, id: string): Promise<void> {
  const contract = await lockedContract(call, id);
  const [signing] = await signingsOf(call, id);
  await call.run(sql`
    update contract_signings set status = 'opened', opened_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${signing!.id}`);
  await recordContractEvent(call, contract, { kind: 'opened', actor: signerOf(signing!), origin });
}

async function sign(call: Call, id: string, side: 'partner' | 'company'): Promise<void> {
  const contract = await lockedContract(call, id);
  const signing = (await signingsOf(call, id)).find((one) => one.side === side)!;
  await recordContractEvent(call, contract, { kind: 'opened', actor: signerOf(signing), origin });
  const signature = { kind: 'typed' as const, text: signing.name };
  const { name } = await call.one<{ name: string }>(
    sql`select name from organizations where id = ${call.organization_id}`,
  );
  await recordSignature(call, { contract, signing }, { consent: consentText(name), signature, values: {}, origin });
  await advance(call, contract);
}

export const demo = [defineDemo('contracts', { when: 'end', after: ['held-account'], run: signSome })];
