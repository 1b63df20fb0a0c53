import type { StageOfType } from '#features/deals/opportunity-types/schema.ts';
import { type Pipeline, pipelinesStatement } from '#features/deals/opportunity-types/server/service.ts';
import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import type { Statement } from '#server/db/batch.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { invalid, Refusal } from '#server/errors.ts';
import { definitionsStatement, mergeCustom } from '#server/resource/custom.ts';
import type { CustomDefinition } from '#server/resource/custom-definition.ts';
import { resolveCustomReferences } from '#server/resource/custom-references.ts';
import { newId } from '#shared/ids.ts';
import { isCurrency } from '#shared/money/money.ts';
import type { OpportunityCreate } from '../schema.ts';
import { archivedNames, archivedStatement, rejectArchivedAccount } from './archived.ts';
import { checkDates } from './changes.ts';
import { dealLineSum, type Line, linesOf, rejectLinesOf } from './lines/lines.ts';
import { type Part, rejectInvalidStart, splitOf } from './participants/split.ts';
import { rejectMissingFields } from './stages/stage-fields.ts';

/** A deal ready to be written: its row without a number, its partners and its lines. */
export interface Prepared {
  deal: Row & {
    id: string;
    name: string;
    stage_id: string;
    status: string;
    account_id: string | null;
    lost_reason: string | null;
    custom: Row;
  };
  parts: Part[];
  lines: Line[];
}

/** The context for validating every row of a batch, read once. */
interface Ground {
  call: Call;
  today: string;
  types: Map<string, Pipeline>;
  fallback: Pipeline | undefined;
  stages: Map<string, StageOfType & { type_id: string }>;
  currency: string;
  custom: CustomDefinition[];
  owner_user_id: string | null;
  /** Names by id of what the batch names although it is archived. */
  archived: Record<'accounts' | 'partners' | 'products', Map<string, string>>;
}

/** All of it in one round trip, which opens the transaction where nothing was asked before. */
async function groundOf(call: Call, inputs: readonly OpportunityCreate[]): Promise<Ground> {
  const partners = inputs.flatMap(({ partner_id, participants = [] }) => [
    partner_id,
    ...participants.map((part) => part.partner_id),
  ]);
  const found = await call.tx.batch([
    pipelinesStatement(call),
    definitionsStatement(call, 'opportunities'),
    memberStatement(call),
    archivedStatement(
      call,
      'accounts',
      inputs.map(({ account_id }) => account_id),
    ),
    archivedStatement(call, 'partners', partners),
    archivedStatement(
      call,
      'products',
      inputs.flatMap(({ lines = [] }) => lines.map(({ product_id }) => product_id)),
    ),
  ]);
  const read = <T>(at: number) => found[at]!.map((text) => JSON.parse(text!) as T);
  const live = read<Pipeline>(0).filter(({ archived_at }) => !archived_at);
  return {
    call,
    today: call.today(),
    types: new Map(live.map((type) => [type.id, type])),
    fallback: live.find(({ is_default }) => is_default) ?? live[0],
    stages: new Map(live.flatMap(({ id, stages }) => stages.map((stage) => [stage.id, { ...stage, type_id: id }]))),
    currency: await baseCurrency(call),
    custom: read<CustomDefinition>(1),
    owner_user_id: found[2]!.length > 0 ? call.actor.user_id : null,
    archived: {
      accounts: archivedNames(found[3]!),
      partners: archivedNames(found[4]!),
      products: archivedNames(found[5]!),
    },
  };
}

/**
 * The author of a deal owns it if they are a team member who takes work: not the product itself, a visiting super admin, or a partner.
 */
function memberStatement(call: Call): Statement {
  return sql`
    select 1 from memberships
    where organization_id = ${call.organization_id}::uuid and user_id = ${call.actor.user_id}::uuid
      and status = 'active' and takes_work`;
}

/**
 * Validates every row before any is written.
 * @throws 422; in a batch, its fields start with the row's index; 409 for a partner whose initial status is not allowed
 */
export async function prepare(
  call: Call,
  inputs: readonly OpportunityCreate[],
  { isEntered }: { isEntered: boolean },
): Promise<Prepared[]> {
  const ground = await groundOf(call, inputs);
  const prepared: Prepared[] = [];
  for (const [index, input] of inputs.entries()) {
    try {
      const one = prepareOne(ground, input);
      one.deal.custom = await resolveCustomReferences(call, ground.custom, {}, one.deal.custom);
      prepared.push(one);
    } catch (error) {
      if (inputs.length === 1 || !(error instanceof Refusal)) throw error;
      const errors = Object.entries(error.errors ?? {}).map(([field, texts]) => [`${index}.${field}`, texts]);
      throw new Refusal(error.statusCode, `Row ${index + 1}: ${error.message}`, Object.fromEntries(errors));
    }
  }
  rejectArchivedAccount(ground.archived.accounts);
  for (const { deal, parts, lines } of prepared) {
    rejectLinesOf(ground.archived.products, lines);
    rejectInvalidStart(
      parts,
      new Map([...ground.archived.partners].filter(([id]) => parts.some(({ partner_id }) => partner_id === id))),
    );
    if (isEntered) {
      const stage = ground.stages.get(deal.stage_id)!.name;
      const needed = ground.custom.filter(({ required_stage_ids }) => required_stage_ids.includes(deal.stage_id));
      rejectMissingFields(
        needed.map(({ key, label }) => ({ key, label, stage })),
        deal.custom,
      );
    }
  }
  return prepared;
}

function prepareOne(ground: Ground, input: OpportunityCreate): Prepared {
  const { call } = ground;
  const { type, stage } = placeOf(ground, input);
  const { partner_id, participants = partner_id ? [{ partner_id }] : [], lines: givenLines = [], ...given } = input;
  const parts = splitOf(participants, type.motion);
  if (partner_id && parts[0]?.partner_id !== partner_id)
    throw invalid({ partner_id: ['is not the first participant'] });
  const lines = linesOf(givenLines);
  const amount_minor = lines.length > 0 ? dealLineSum(lines) : (given.amount_minor ?? null);
  if (lines.length > 0 && (given.amount_minor ?? amount_minor) !== amount_minor) {
    throw invalid({ amount_minor: [`is not the sum of the lines, ${amount_minor}`] });
  }
  const currency = given.currency ?? ground.currency;
  if (!isCurrency(currency)) throw invalid({ currency: ['is not a currency'] });
  const source = given.source ?? 'company';
  const end = endOf(ground, stage, { ...input, source });
  const opened_on = given.opened_on ?? earlierOf(end.closed_on ?? ground.today, ground.today);
  checkDates(call, { opened_on, closed_on: end.closed_on });
  const deal = {
    ...given,
    ...end,
    id: newId(),
    name: given.name.trim(),
    account_id: given.account_id ?? null,
    type_id: type.id,
    stage_id: stage.id,
    status: stage.category,
    partner_id: parts[0]?.partner_id ?? null,
    owner_user_id: given.owner_user_id === undefined ? ground.owner_user_id : given.owner_user_id,
    amount_minor,
    currency,
    source,
    opened_on,
    custom: mergeCustom(ground.custom, {}, given.custom ?? {}, { isNew: true }),
    last_activity_at: lastActivity(ground, end.closed_on),
  };
  return { deal, parts, lines };
}

/** The last activity of a deal entered as closed is the day it closed. */
function lastActivity({ call, today }: Ground, closed_on: string | null): string {
  return closed_on && closed_on < today ? `${closed_on}T12:00:00Z` : call.now().toISOString();
}

function placeOf({ types, stages, fallback }: Ground, { type_id, stage_id }: OpportunityCreate) {
  const stage = stage_id ? stages.get(stage_id) : undefined;
  if (stage_id && !stage) throw invalid({ stage_id: ['does not exist'] });
  const type = type_id ? types.get(type_id) : stage ? types.get(stage.type_id) : fallback;
  if (!type) throw invalid({ type_id: [type_id ? 'does not exist' : 'is required: there is no opportunity type yet'] });
  if (stage && stage.type_id !== type.id) throw invalid({ stage_id: ['is not a stage of this type'] });
  return { type, stage: stage ?? type.stages.find(({ category }) => category === 'open')! };
}

/** The outcome and the closing date of a closed deal. An open deal has neither. */
function endOf({ today }: Ground, { category }: StageOfType, given: OpportunityCreate) {
  if (category === 'open' && given.closed_on) throw invalid({ closed_on: ['is for deals that are won or lost'] });
  if (category !== 'lost' && given.lost_reason) throw invalid({ lost_reason: ['is for lost deals'] });
  const lost_reason = category === 'lost' ? lostReasonOf(given) : null;
  return {
    closed_on: category === 'open' ? null : (given.closed_on ?? today),
    lost_reason,
    lost_reason_text: lost_reason ? given.lost_reason_text?.trim() || null : null,
  };
}

function lostReasonOf({ lost_reason, lost_reason_text, source }: OpportunityCreate) {
  const reason = lost_reason ?? (source === 'import' ? 'not_recorded' : undefined);
  if (!reason) throw invalid({ lost_reason: ['is needed for a lost deal'] });
  if (reason === 'other' && !lost_reason_text?.trim())
    throw invalid({ lost_reason_text: ['is required for the reason "other"'] });
  return reason;
}

function earlierOf(a: string, b: string): string {
  return a < b ? a : b;
}
