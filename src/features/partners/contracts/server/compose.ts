import { checkTerms, publishedTemplate, templateFile } from '#features/partners/contract-templates/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { addDays } from '#shared/time/dates.ts';
import { signatureFieldsOf } from '../../contract-templates/content.schema.ts';
import { fillFields, mergeFields } from '../../contract-templates/merge-fields.ts';
import type { ContractPreview, PreviewInput } from '../schema.ts';
import { mergeValues } from './merge-values.ts';
import type { SealedContract } from './pdf/render.ts';
import { completeSigners } from './prepare.ts';

interface Composed {
  preview: ContractPreview;
  /** The content of the contract's file, apart from the bytes of an uploaded PDF. */
  document: Omit<SealedContract, 'original'>;
  file_key: string | null;
}

/** A contract as it would be created from the same input. It stores nothing and takes no number. */
export async function composed(call: Call, input: PreviewInput): Promise<Composed> {
  const { file_id, content } = await publishedTemplate(call, input.template_id);
  await checkTerms(call, input.terms);
  const partner_id = input.partner_id ?? null;
  const partner = partner_id
    ? await call.one<{ name: string; legal_name: string }>(
        sql`
        select name, coalesce(legal_name, name) as legal_name from partners
        where organization_id = ${call.organization_id} and id = ${partner_id} and archived_at is null`,
        'This partner',
      )
    : null;
  const about = await call.one<{ company: string; timezone: string; next: number }>(sql`
    select g.name as company, g.timezone,
      coalesce((select max(number) from contracts where organization_id = ${call.organization_id}), 0)::int + 1 as next
    from organizations g where g.id = ${call.organization_id}`);
  const signers = await completeSigners(call, input, content.roles);
  const places = signers.flatMap(({ role, name, email }) => {
    const contentRole = content.roles.find(({ key }) => key === role);
    return contentRole ? [{ role_key: role, role_name: contentRole.name, side: contentRole.side, name, email }] : [];
  });
  const effective_on = input.effective_on ?? null;
  const term_months = input.term_months === undefined ? content.term_months : input.term_months;
  const terms = { ...content.terms, ...input.terms };
  const own = await mergeValues(call, { number: about.next, effective_on, term_months, terms, partner_id }, places);
  const values = { ...own, ...input.values };
  const expires_days = input.expires_days ?? content.expires_days;
  const title = input.title ?? (partner ? `${content.name} with ${partner.name}`.slice(0, 200) : content.name);
  return {
    preview: {
      title,
      source: content.source,
      body: content.body,
      values: mergeFields
        .filter(([name]) => content.body?.match(new RegExp(`\\{\\{\\s*${name.replace('.', '\\.')}\\s*\\}\\}`)))
        .map(([name, label]) => ({ name, label, value: values[name].trim() })),
      roles: content.roles,
      signers,
      signing_order: input.signing_order ?? content.signing_order,
      effective_on,
      term_months,
      expires_days,
      expires_on: addDays(call.today(), expires_days),
      terms,
      existing: partner_id ? await existingFor(call, partner_id, input.template_id) : null,
    },
    document: {
      ...about,
      partner: partner?.legal_name ?? '',
      id: '',
      number: about.next,
      title,
      source: content.source,
      body: content.body === null ? null : fillFields(content.body, values),
      fields: [
        ...content.fields,
        ...(content.source === 'text' ? signatureFieldsOf(content.roles, content.fields) : []),
      ],
      document_sha256: '',
      signers: [],
      waiting: places,
      events: [],
      verify_url: '',
      made_at: call.now(),
    },
    file_key: file_id && (await templateFile(call, file_id)).key,
  };
}

function existingFor(call: Call, partner_id: string, template_id: string): Promise<ContractPreview['existing']> {
  return call
    .maybe<NonNullable<ContractPreview['existing']>>(sql`
      select id, title, status from contracts
      where organization_id = ${call.organization_id} and partner_id = ${partner_id} and template_id = ${template_id}
        and status in ('draft', 'sent', 'partially_signed', 'awaiting_seal', 'completed', 'active', 'expiring')
      order by number desc limit 1`)
    .then((row) => row ?? null);
}

/** The document with the bytes of its uploaded PDF; read outside of the transaction. */
export async function withOriginal(kernel: Kernel, { document, file_key }: Composed): Promise<SealedContract> {
  const original = file_key ? await kernel.documents.read(file_key, 'The file of this template') : null;
  return { ...document, original };
}
