import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import {
  type OpportunityStage,
  type OpportunityStageCreate,
  type OpportunityType,
  type StageCategory,
  type StageInput,
  stageCategories,
} from '../schema.ts';

/** A won stage is always 100 percent and a lost one 0. */
export function probabilityOf(category: StageCategory, given = 50): number {
  return category === 'won' ? 100 : category === 'lost' ? 0 : given;
}

/** @throws 422 unless a deal of this pipeline can be open, won and lost, and every stage has a name of its own */
export function checkPipeline(stages: readonly StageInput[]): void {
  for (const category of stageCategories) {
    if (!stages.some((stage) => stage.category === category)) {
      throw invalid({ stages: [`need at least one ${category} stage`] });
    }
  }
  const names = stages.map(({ name }) => name.trim().toLowerCase());
  const double = stages.find(({ name }, index) => names.indexOf(name.trim().toLowerCase()) !== index);
  if (double) throw invalid({ stages: [`contain the name "${double.name.trim()}" twice`] });
}

/** Changes to one pipeline happen one after the other, so that the last stages of a category cannot both go. */
export async function lockType(call: Call, type_id: string): Promise<void> {
  const found = await call.maybe(
    sql`select from opportunity_types where organization_id = ${call.organization_id} and id = ${type_id} for update`,
  );
  if (!found) throw notFound('This opportunity type');
}

/** A stage is placed after the others of its type by default. */
export async function placeStage(call: Call, input: OpportunityStageCreate) {
  await lockType(call, input.type_id);
  const { last } = await call.one<{ last: number }>(sql`
    select coalesce(max("order"), 0) as last from opportunity_stages
    where organization_id = ${call.organization_id} and type_id = ${input.type_id} and archived_at is null`);
  const probability = probabilityOf(input.category, input.probability);
  return { ...input, name: input.name.trim(), probability, order: input.order ?? last + 1 };
}

export async function requireEachCategory(call: Call, stage: OpportunityStage): Promise<void> {
  await lockType(call, stage.type_id);
  const { others, deals } = await call.one<{ others: number; deals: number }>(sql`
    select
      (select count(*) from opportunity_stages
        where organization_id = ${call.organization_id} and type_id = ${stage.type_id} and category = ${stage.category}
        and id <> ${stage.id} and archived_at is null) as others,
      (select count(*) from opportunities
        where organization_id = ${call.organization_id} and type_id = ${stage.type_id} and stage_id = ${stage.id}
        and archived_at is null) as deals`);
  if (others === 0) throw conflict(`This is the only ${stage.category} stage. Add another one before you remove it.`);
  if (deals > 0) {
    throw conflict(
      `${deals} ${deals === 1 ? 'deal is' : 'deals are'} in this stage. Move them to another stage before you remove it.`,
    );
  }
}

/** Only a certificate that can be earned now may be asked for. @throws 422 */
export async function requireProgram(call: Call, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const found = await call.maybe(sql`
    select from certificate_programs
    where organization_id = ${call.organization_id} and id = ${id} and state = 'published' and archived_at is null`);
  if (!found) throw invalid({ required_program_id: ['must be a published certificate'] });
}

/** Making one the default unmakes the other; there is always one. */
export async function ensureOneDefault(call: Call, current: OpportunityType, becomes: boolean): Promise<void> {
  if (becomes === current.is_default) return;
  if (!becomes) throw conflict('To change the default, make another type the default.');
  await lockDefault(call);
  await unsetDefault(call);
}

/** Two changes of the default queue for each other instead of failing; there may be no row yet to wait at. */
export async function lockDefault(call: Call): Promise<void> {
  await call.run(sql`select pg_advisory_xact_lock(hashtextextended('default type ' || ${call.organization_id}, 0))`);
}

export async function unsetDefault(call: Call): Promise<void> {
  await call.run(
    sql`update opportunity_types set is_default = false where organization_id = ${call.organization_id} and is_default`,
  );
}

export async function rejectDeletingDefault(_call: Call, current: OpportunityType): Promise<void> {
  if (current.is_default) {
    throw conflict('This is the default type for new deals. Make another type the default before you archive it.');
  }
}
