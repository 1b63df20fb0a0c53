import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { TemplateContent as ContentSchema, type TemplateContent } from '../content.schema.ts';
import type { ContractTemplate } from '../schema.ts';
import { contractTemplateProblems } from './rules.ts';

const columns = Object.keys(ContentSchema.properties);

/** Contracts that are sent from now on use this version; earlier ones keep theirs. */
export async function publishTemplate(call: Call, template: ContractTemplate): Promise<void> {
  const { id } = template;
  const problems = contractTemplateProblems(template);
  if (problems.length > 0) throw invalid({ template: problems }, problems.join(' '));
  if (template.status === 'published' && !template.has_changes)
    throw conflict('There are no changes since the latest version.');
  const version = template.version + 1;
  const content = Object.fromEntries(columns.map((key) => [key, template[key as keyof ContractTemplate]]));
  await call.run(sql`
    insert into contract_template_versions (organization_id, template_id, version, content, file_id, published_at,
      published_by_name)
    values (${call.organization_id}, ${id}, ${version}, ${JSON.stringify(content)}, ${template.file_id}, ${call.now()},
      ${call.actor.full_name})`);
  await call.run(sql`
    update contract_templates set status = 'published', version = ${version}, has_changes = false
    where organization_id = ${call.organization_id} and id = ${id}`);
}

/** No new contracts; those that exist go on. */
export async function retireTemplate(call: Call, { id }: ContractTemplate): Promise<void> {
  await call.run(sql`
    update contract_templates set status = 'retired' where organization_id = ${call.organization_id} and id = ${id}`);
}

export interface PublishedTemplate {
  template_id: string;
  version: number;
  file_id: string | null;
  content: TemplateContent;
}

/** The published version that contracts start from. @throws 404, 409 when it is not published */
export async function publishedTemplate(call: Call, id: string): Promise<PublishedTemplate> {
  const template = await call.one<{ status: string; version: number }>(
    sql`
      select status, version from contract_templates
      where organization_id = ${call.organization_id} and id = ${id} and archived_at is null`,
    'This template',
  );
  if (template.status !== 'published')
    throw invalid({ template_id: ['is not published'] }, 'This template is not published.');
  const { version, file_id, content } = await call.one<Omit<PublishedTemplate, 'template_id'>>(sql`
    select version, file_id, content from contract_template_versions
    where organization_id = ${call.organization_id} and template_id = ${id} and version = ${template.version}`);
  return { template_id: id, version, file_id, content };
}
