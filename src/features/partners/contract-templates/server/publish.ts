import type { Call } from '#server/call.ts';
import { conflict, invalid } from '#server/errors.ts';
import { TemplateContent as ContentSchema, type TemplateContent } from '../content.schema.ts';
import type { ContractTemplate } from '../schema.ts';
import { problemsOf } from './rules.ts';

const columns = Object.keys(ContentSchema.properties);

/** Contracts that are sent from now on use this version; earlier ones keep theirs. */
export async function publishTemplate(call: Call, template: ContractTemplate): Promise<void> {
  const { id } = template;
  const problems = problemsOf(template);
  if (problems.length > 0) throw invalid({ template: problems }, problems.join(' '));
  if (template.status === 'published' && !template.has_changes)
    throw conflict('There are no changes since the latest version.');
  const version = template.version + 1;
  const content = Object.fromEntries(columns.map((key) => [key, template[key as keyof ContractTemplate]]));
  await call.run(
    `insert into contract_template_versions (organization_id, template_id, version, content, file_id, published_at, published_by_name)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [call.organization_id, id, version, JSON.stringify(content), template.file_id, call.now(), call.actor.full_name],
  );
  await call.run(
    `update contract_templates set status = 'published', version = $3, has_changes = false where organization_id = $1 and id = $2`,
    [call.organization_id, id, version],
  );
}

/** No new contracts; those that exist go on. */
export async function retireTemplate(call: Call, { id }: ContractTemplate): Promise<void> {
  await call.run("update contract_templates set status = 'retired' where organization_id = $1 and id = $2", [
    call.organization_id,
    id,
  ]);
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
    'select status, version from contract_templates where organization_id = $1 and id = $2 and archived_at is null',
    [call.organization_id, id],
    'This template',
  );
  if (template.status !== 'published')
    throw invalid({ template_id: ['is not published'] }, 'This template is not published.');
  const { version, file_id, content } = await call.one<Omit<PublishedTemplate, 'template_id'>>(
    `select version, file_id, content from contract_template_versions
     where organization_id = $1 and template_id = $2 and version = $3`,
    [call.organization_id, id, template.version],
  );
  return { template_id: id, version, file_id, content };
}
