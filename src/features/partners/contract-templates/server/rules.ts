import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { ContractTerms, SignerField, SignerRole } from '../content.schema.ts';
import { unknownFieldsIn } from '../merge-fields.ts';
import type { ContractTemplate, ContractTemplateCreate, ContractTemplateUpdate } from '../schema.ts';

/** A text for the first contract; companies replace it with their own. */
const FIRST_TEXT = `## {{contract.number}}

This agreement is made between **{{company.name}}** and **{{partner.legal_name}}**, {{partner.address}}.

### 1. Term

This agreement takes effect on {{contract.effective_on}} and ends on {{contract.ends_on}}.

### 2. Commercial terms

- Incentive structure: {{terms.plan}}
- Territory: {{terms.territory}}
- Protection of registered deals: {{terms.protection}}
- Payment terms: {{terms.payment}}
`;
const firstRoles: SignerRole[] = [
  { key: 'partner', name: 'Partner', side: 'partner' },
  { key: 'company', name: 'Counter-signature', side: 'company' },
];

export async function beginTemplate(call: Call, input: ContractTemplateCreate): Promise<Row> {
  await checkTerms(call, input.terms);
  const roles = input.roles ?? firstRoles;
  checkSigners(roles, input.fields ?? []);
  return {
    ...input,
    roles,
    body: input.body ?? (input.source === 'pdf' ? null : FIRST_TEXT),
    created_at: call.now().toISOString(),
  };
}

export async function checkContractTemplate(
  call: Call,
  current: ContractTemplate,
  patch: Partial<ContractTemplateUpdate>,
): Promise<Row> {
  if (current.status === 'retired' && !('archived_at' in patch))
    throw conflict('This template is retired. Publish it again to change it.', { allowed: ['draft', 'published'] });
  await checkTerms(call, patch.terms);
  if (patch.roles || patch.fields) {
    const roles = patch.roles ?? current.roles;
    // A role that is removed takes its fields with it.
    const fields = patch.fields ?? current.fields.filter(({ role }) => roles.some(({ key }) => key === role));
    checkSigners(roles, fields);
    return { ...patch, fields, has_changes: true };
  }
  return { ...patch, has_changes: true };
}

/** @throws 422 for roles and fields that do not fit each other */
function checkSigners(roles: readonly SignerRole[], fields: readonly SignerField[]): void {
  const repeated = (keys: string[]) => keys.find((key, index) => keys.indexOf(key) !== index);
  const role = repeated(roles.map(({ key }) => key));
  if (role) throw invalid({ roles: [`has the key “${role}” twice`] });
  const field = repeated(fields.map(({ key }) => key));
  if (field) throw invalid({ fields: [`has the key “${field}” twice`] });
  const lost = fields.find((one) => !roles.some(({ key }) => key === one.role));
  if (lost) throw invalid({ fields: [`has a field of an unknown signer, “${lost.role}”`] });
}

/** Terms name things of this company. @throws 422 */
export async function checkTerms(call: Call, terms: ContractTerms | undefined): Promise<void> {
  if (!terms) return;
  if (terms.plan_id) await requireRow(call, 'commission_plans', terms.plan_id, 'incentive structure');
  if (terms.region_id) await requireRow(call, 'partner_regions', terms.region_id, 'region');
  if (terms.is_exclusive && !terms.region_id) throw invalid({ terms: ['needs a territory for exclusivity'] });
}

async function requireRow(
  call: Call,
  table: 'commission_plans' | 'partner_regions',
  id: string,
  noun: string,
): Promise<void> {
  const row = await call.maybe(
    sql`select id from ${sql.identifier(table)} where organization_id = ${call.organization_id} and id = ${id}`,
  );
  if (!row) throw invalid({ terms: [`names an unknown ${noun}`] });
}

/** Why a template cannot be published yet. */
export function contractTemplateProblems(template: ContractTemplate): string[] {
  const problems: string[] = [];
  if (template.source === 'text') {
    if (!template.body?.trim()) problems.push('The text is empty.');
    const unknown = unknownFieldsIn(template.body ?? '');
    if (unknown.length > 0) problems.push(`Unknown merge fields: ${unknown.join(', ')}.`);
  } else {
    if (!template.file_id) problems.push('Upload the PDF file.');
    for (const { key, name } of template.roles)
      if (!template.fields.some(({ role, kind, page }) => role === key && kind === 'signature' && page))
        problems.push(`Place a signature field for ${name}.`);
    const beyond = template.fields.filter(({ page }) => (page ?? 1) > (template.pages ?? 0));
    if (template.file_id && beyond.length > 0) problems.push('Some fields are on pages that the file does not have.');
    if (template.fields.some(({ page }) => !page)) problems.push('Place every field on a page.');
  }
  if (template.roles.length === 0) problems.push('Add a signer.');
  else if (!template.roles.some(({ side }) => side === 'partner')) problems.push('Add a signer of the partner.');
  return problems;
}
