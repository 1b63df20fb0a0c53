import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { badRequest, conflict, invalid, notFound } from '#server/errors.ts';
import { type Level, lowerLevel, presets, reaches, type SharedField } from '../levels.schema.ts';
import type { ConsentAnswer, ConsentChange, ConsentRequest, MappingConsent, PresetChange } from '../mapping.schema.ts';
import { queueMatching } from './loading/refresh.ts';
import { noticeOfAnswer, noticeOfMappingRequest } from './notices.ts';
import { ownPopulation, type StoredPopulation } from './populations.ts';

/** The partner of the relationship: the caller's in partner mode, otherwise the named one, which the caller must see. */
export async function relationshipPartner(call: Call, partner_id: string | undefined): Promise<string> {
  const own = call.actor.partner_id;
  if (own) {
    if (partner_id !== undefined && partner_id !== own) throw notFound('This partner');
    return own;
  }
  if (partner_id === undefined) throw badRequest('partner_id is required', { partner_id: ['is required'] });
  await call.requirePartner(partner_id);
  return partner_id;
}

interface Consent {
  level: Level;
  fields: SharedField[];
}

/** The consent of one list in one relationship, locked against a change until the end of the transaction. */
async function lockedConsent(call: Call, population_id: string, partner_id: string): Promise<Consent> {
  const found = await call.maybe<Consent>(sql`
    select level, fields from mapping_consents
    where organization_id = ${call.organization_id} and population_id = ${population_id}
      and counterpart_partner_id = ${partner_id}
    for share`);
  return found ?? { level: 'none', fields: [] };
}

/**
 * The level that both sides agree on for two lists, and the fields that the other side shares. It reads both consents
 * with the rights of the company and keeps them from changing until the end of the transaction.
 */
export async function agreement(
  company: Call,
  { company_population_id, partner_population_id, partner_id }: PairOfLists & { partner_id: string },
): Promise<{ level: Level; company: Consent; partner: Consent }> {
  const ofCompany = await lockedConsent(company, company_population_id, partner_id);
  const ofPartner = await lockedConsent(company, partner_population_id, partner_id);
  return { level: lowerLevel(ofCompany.level, ofPartner.level), company: ofCompany, partner: ofPartner };
}

export interface PairOfLists {
  company_population_id: string;
  partner_population_id: string;
}

/** The level that both sides agree on for a list of the company and a list of a partner. @throws 404 */
export async function agreedLevel(
  call: Call,
  company_population_id: string,
  partner_population_id: string,
): Promise<Level> {
  const { partner_id } = await call.asCompany((company) =>
    company.one<{ partner_id: string }>(
      sql`
        select t.partner_id
        from mapping_populations t join mapping_populations c on c.organization_id = t.organization_id
          and c.id = ${company_population_id}
        where t.organization_id = ${call.organization_id} and t.id = ${partner_population_id}
          and t.partner_id is not null and c.partner_id is null`,
      'This account list',
    ),
  );
  await relationshipPartner(call, partner_id);
  return call.asCompany(async (company) => {
    const { level } = await agreement(company, { company_population_id, partner_population_id, partner_id });
    return level;
  });
}

/** Sets what the caller's side shares of one of its own lists. A lower level takes effect in the same transaction. */
export async function setConsent(call: Call, population_id: string, change: ConsentChange): Promise<void> {
  const population = await ownPopulation(call, population_id);
  const partner_id = await relationshipPartner(call, change.partner_id);
  await writeConsent(call, population, partner_id, change);
}

/** Sets the levels of a preset for the caller's lists in one relationship, all or none. */
export async function applyPreset(call: Call, { partner_id: partner, preset: key }: PresetChange): Promise<void> {
  const partner_id = await relationshipPartner(call, partner);
  const preset = presets.find((one) => one.key === key)!;
  const lists = await call.rows<StoredPopulation>(sql`
    select * from mapping_populations where organization_id = ${call.organization_id} and partner_id is not distinct
    from ${call.actor.partner_id} and kind <> 'custom'
      and source <> 'private' order by id for update`);
  if (lists.length === 0) throw conflict('There are no account lists to share yet.');
  for (const list of lists) {
    const level = preset.levels[list.kind as keyof typeof preset.levels];
    await writeConsent(call, list, partner_id, { level, fields: [...preset.fields] });
  }
}

async function writeConsent(
  call: Call,
  population: StoredPopulation,
  partner_id: string,
  { level, fields = [] }: Pick<ConsentChange, 'level' | 'fields'>,
  declined: { reason: string | null } | null = null,
): Promise<void> {
  const asked = await call.maybe<{ requested_level: Level | null }>(sql`
    select requested_level from mapping_consents
    where organization_id = ${call.organization_id} and population_id = ${population.id}
      and counterpart_partner_id = ${partner_id}
    for update`);
  const { id } = await call.one<{ id: string }>(sql`
    insert into mapping_consents (organization_id, population_id, counterpart_partner_id, side, level, fields,
      changed_by_name, changed_at)
    values (${call.organization_id}, ${population.id}, ${partner_id}, ${population.partner_id ? 'partner' : 'company'},
      ${level}, ${level === 'fields' ? fields : []}, ${call.actor.full_name}, ${call.now()})
    on conflict (organization_id, population_id, counterpart_partner_id) do update
    set level = excluded.level, fields = excluded.fields,
      changed_by_name = excluded.changed_by_name, changed_at = excluded.changed_at, requested_level = null,
        requested_fields = '{}',
      requested_at = null, declined_level = case when ${declined !== null} then mapping_consents.requested_level end,
        decline_reason = ${declined?.reason ?? null},
      declined_at = case when ${declined !== null} then excluded.changed_at end,
      answered_at =
        case when mapping_consents.requested_level is null then mapping_consents.answered_at else excluded.changed_at
        end
    returning id`);
  if (level === 'none') await call.asCompany((company) => forget(company, population, partner_id));
  else await queueMatching(call, population);
  if (!asked?.requested_level) return;
  await call.asCompany((company) => company.announce('mapping_consents.answered', id));
  await noticeOfAnswer(call, population, partner_id, level, declined);
}

/** Deletes matches and what was revealed of a list in one relationship. */
async function forget(company: Call, population: StoredPopulation, partner_id: string): Promise<void> {
  await company.run(sql`
    delete from mapping_matches where organization_id = ${company.organization_id} and partner_id = ${partner_id}
    and ${population.id} in (company_population_id, partner_population_id)`);
  if (population.source !== 'private') return;
  await company.run(sql`
    delete from mapping_records where organization_id = ${company.organization_id} and population_id = ${population.id}`);
  await company.run(sql`
    update mapping_populations set row_count = 0
    where organization_id = ${company.organization_id} and id = ${population.id}`);
}

const REASK_MS = 86_400_000;

/** Asks the other side for a higher level of one of its lists. */
export async function requestConsent(call: Call, population_id: string, asked: ConsentRequest): Promise<void> {
  const partner_id = await relationshipPartner(call, asked.partner_id);
  await call.asCompany(async (company) => {
    const population = await company.one<StoredPopulation>(
      `select * from mapping_populations where organization_id = $1 and id = $2 and partner_id is not distinct from $3`,
      // The company asks for lists of the partner, and the partner for lists of the company.
      [company.organization_id, population_id, call.actor.partner_id ? null : partner_id],
      'This account list',
    );
    if (asked.fields?.length && asked.level !== 'fields')
      throw invalid({ fields: ['can be chosen only with the level of chosen fields'] });
    const current = await company.maybe<{
      level: Level;
      requested_level: Level | null;
      answered_at: string | null;
    }>(sql`
      select level, requested_level, answered_at from mapping_consents
      where organization_id = ${company.organization_id} and population_id = ${population_id}
        and counterpart_partner_id = ${partner_id} for update`);
    if (population.kind === 'custom' && (current?.level ?? 'none') === 'none') throw notFound('This account list');
    if (current?.requested_level) throw conflict('You have already asked for this list. Wait for the answer.');
    if (current && reaches(current.level, asked.level)) throw conflict('The other side already shares this level.');
    if (current?.answered_at && call.now().getTime() - new Date(current.answered_at).getTime() < REASK_MS)
      throw conflict('This list was asked for within the last day. Try again tomorrow.');
    const { id } = await company.one<{ id: string }>(sql`
      insert into mapping_consents (organization_id, population_id, counterpart_partner_id, side, requested_level,
        request_message,
        requested_by_user_id, requested_by_name, requested_at, requested_fields)
      values (${company.organization_id}, ${population_id}, ${partner_id},
        ${population.partner_id ? 'partner' : 'company'}, ${asked.level}, ${asked.message?.trim() || null},
        ${call.actor.user_id}, ${call.actor.full_name}, ${call.now()}, ${asked.fields ?? []})
      on conflict (organization_id, population_id, counterpart_partner_id) do update
      set requested_level = excluded.requested_level,
        request_message = excluded.request_message, requested_by_user_id = excluded.requested_by_user_id,
        requested_by_name = excluded.requested_by_name, requested_at = excluded.requested_at,
        requested_fields = excluded.requested_fields, declined_level = null, decline_reason = null, declined_at = null
      returning id`);
    await company.announce('mapping_consents.asked', id);
    await noticeOfMappingRequest(company, population, partner_id, asked.level);
  });
}

/** Answers a request by setting the level; without one, it is declined with the reason, and the level stays. */
export async function answerMappingRequest(call: Call, consent_id: string, answer: ConsentAnswer): Promise<void> {
  const found = await call.one<
    Consent & {
      population_id: string;
      counterpart_partner_id: string;
      requested_level: Level | null;
    }
  >(
    sql`
      select c.population_id, c.counterpart_partner_id, c.requested_level, c.level, c.fields from mapping_consents c
      where c.organization_id = ${call.organization_id} and c.id = ${consent_id}
        and c.side = ${call.actor.partner_id ? 'partner' : 'company'} for update`,
    'This request',
  );
  if (!found.requested_level) throw conflict('This request was already answered.');
  if (answer.level && answer.reason) throw invalid({ reason: ['is given only when the request is declined'] });
  const population = await ownPopulation(call, found.population_id);
  await writeConsent(
    call,
    population,
    found.counterpart_partner_id,
    { level: answer.level ?? found.level, fields: answer.level ? answer.fields : found.fields },
    answer.level ? null : { reason: answer.reason?.trim() || null },
  );
}

/** Ends the mapping with a partner: neither side shares anything, and matches are deleted. */
export async function endMapping(call: Call, partner: string | undefined): Promise<void> {
  const partner_id = await relationshipPartner(call, partner);
  await call.asCompany(async (company) => {
    await company.run(sql`
      update mapping_consents
      set level = 'none', fields = '{}', requested_level = null, requested_fields = '{}', requested_at = null,
        declined_level = null, decline_reason = null, declined_at = null, changed_by_name = ${call.actor.full_name},
          changed_at = ${call.now()}
        where organization_id = ${company.organization_id} and counterpart_partner_id = ${partner_id}
          and (level <> 'none' or requested_level is not null)`);
    await company.run(sql`
      delete from mapping_matches where organization_id = ${company.organization_id} and partner_id = ${partner_id}`);
    const lists = await company.rows<StoredPopulation>(sql`
      select * from mapping_populations
      where organization_id = ${company.organization_id} and partner_id = ${partner_id} and source = 'private'`);
    for (const list of lists) await forget(company, list, partner_id);
  });
}

/** The consents for one list of the caller's side, with the requests of the other side. */
export async function consentsOf(call: Call, population_id: string): Promise<MappingConsent[]> {
  await ownPopulation(call, population_id);
  return call.rows<MappingConsent>(sql`
    select c.id, c.population_id, c.counterpart_partner_id,
      case when ${call.actor.partner_id}::uuid is null then p.name else o.name end as counterpart_name,
      c.level, c.fields, c.requested_level, c.request_message,
        case when c.requested_level is not null then c.requested_by_name end as requested_by_name,
      c.requested_at, nullif(c.changed_by_name, '') as changed_by_name, c.changed_at
    from mapping_consents c join partners p on p.organization_id = c.organization_id and p.id = c.counterpart_partner_id
    join organizations o on o.id = c.organization_id
    where c.organization_id = ${call.organization_id} and c.population_id = ${population_id}
      and (c.level <> 'none' or c.requested_level is not null)
    order by c.requested_level is null, 4, c.id limit 500`);
}
