import { Refusal } from '#server/errors.ts';
import { defineTool, type ProposedChange, type Reader } from '#server/extension-points/assistant-tools.ts';
import { citations, recordSource } from '#server/extension-points/assistant-words.ts';
import { formatMoney } from '#shared/money/money.ts';
import {
  CountryCode,
  CurrencyCode,
  closed,
  Day,
  Id,
  nameText,
  PositiveMinor,
  type Static,
  Type,
  text,
} from '#shared/schema.ts';

const isPartner = ({ actor }: Reader) => actor.mode === 'partner';

const DraftInput = closed({
  account_name: Type.Optional(nameText(200)),
  account_domain: Type.Optional(
    Type.String({ maxLength: 253, description: 'The website of the account, such as acme.com.' }),
  ),
  partner_id: Type.Optional(
    Type.Intersect([Id], { description: 'The partner that registers, from find_records; not in partner mode.' }),
  ),
  title: Type.Optional(nameText(200)),
  amount_minor: Type.Optional(PositiveMinor),
  currency: Type.Optional(CurrencyCode),
  expected_close_on: Type.Optional(Day),
  country: Type.Optional(CountryCode),
  contact_name: Type.Optional(text(200)),
  contact_email: Type.Optional(text(254)),
  description: Type.Optional(text(10_000)),
});

const fact = (label: string, after: string | null | undefined): ProposedChange[] =>
  after ? [{ label, before: null, after }] : [];

const proposeRegistration = defineTool({
  name: 'propose_registration',
  isCovered: true,
  label: 'Preparing a registration',
  about:
    'Prepares the draft of a deal registration, which the person confirms and later submits on its screen. Give a name or the website of the account. Amounts are in minor units: $40,000 is 4000000 with USD.',
  input: DraftInput,
  output: { proposed: 'value', account_name: 'value', account_domain: 'value', title: 'value' },
  modes: ['company', 'partner'],
  can: 'deal_registrations:manage',
  proposes: { method: 'POST', url: '/deal_registrations' },
  run: async (reader, input: Static<typeof DraftInput>) => {
    const domain = input.account_domain
      ?.trim()
      .replace(/^https?:\/\//, '')
      .split(/[/?#]/, 1)[0]
      ?.toLowerCase();
    const account_name = input.account_name?.trim() || (domain && nameOfDomain(domain));
    if (!account_name) throw new Refusal(422, 'Give the name or the website of the account.');
    if (!isPartner(reader) && !input.partner_id) throw new Refusal(422, 'Give the partner that registers the deal.');
    const partner = isPartner(reader)
      ? null
      : await reader.get<{ id: string; name: string; currency?: string }>(`/partners/${input.partner_id}`);
    const { amount_minor, currency, expected_close_on, country, contact_name, contact_email, description } = input;
    if (amount_minor !== undefined && !currency) throw new Refusal(422, 'Give the currency of the amount.');
    const title = input.title?.trim() || account_name;
    const body = {
      account_name,
      ...(domain && { account_domain: domain }),
      ...(partner && { partner_id: partner.id }),
      title,
      ...(amount_minor !== undefined && { amount_minor, currency }),
      ...(currency && amount_minor === undefined && { currency }),
      ...(expected_close_on && { expected_close_on }),
      ...(country && { country }),
      ...(contact_name && { contact_name }),
      ...(contact_email && { contact_email }),
      ...(description && { description }),
    };
    const { sources, cite } = citations();
    const of = partner ? ` of ${partner.name}${cite(recordSource(reader, 'partners', partner.id, partner.name))}` : '';
    const amount = amount_minor !== undefined ? ` over ${formatMoney(amount_minor, currency!)}` : '';
    return {
      data: { proposed: true, account_name, account_domain: domain ?? null, title },
      sources,
      says: `I prepared a draft registration${of} for ${account_name}${amount}. It is saved as a draft when you confirm it, and nothing is submitted before you do so on its screen.`,
      proposal: {
        title: `Save a draft registration for ${account_name}`.slice(0, 300),
        changes: [
          ...fact('Account', account_name),
          ...fact('Website', domain),
          ...fact('Partner', partner?.name),
          ...fact('Title', title),
          ...fact('Amount', amount_minor === undefined ? null : formatMoney(amount_minor, currency!)),
          ...fact('Currency', currency),
          ...fact('Expected close', expected_close_on),
          ...fact('Country', country),
          ...fact('Contact', contact_name),
          ...fact('Email', contact_email),
          ...fact('Description', description),
        ],
        body,
        opens: isPartner(reader) ? '/revenue/deal-desk/show/$id' : '/partners/pending/opportunities/show/$id',
        form: isPartner(reader) ? '/revenue/deal-desk/create' : '/partners/pending/create',
        effect: 'The registration stays a draft. It protects nothing until you submit it.',
      },
    };
  },
});

/** "acme.com" is "Acme" until the person writes the name. */
function nameOfDomain(domain: string): string {
  const name = domain.replace(/^www\./, '').split('.')[0] ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export const tools = [proposeRegistration];
