import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import {
  openSecret,
  removeSecret,
  replaceSecret,
  type SecretKind,
  secretStates,
} from '#server/secrets/stored-secrets.ts';
import type { ModelSettings } from '#server/settings/language-model.ts';
import type { AssistantSettings, AssistantSettingsUpdate, AssistantState } from '../schema.ts';

const keySecret: SecretKind = { ref_table: 'assistant_settings', name: 'key', max: 500 };
const DEFAULT_TOKENS = 2_000_000;

interface Stored extends Omit<AssistantSettings, 'has_key' | 'used_tokens' | 'feedback'> {
  id: string;
}

const COLUMNS =
  'id, is_model_on, for_partners, url, model, monthly_tokens::float8 as monthly_tokens, sends_contacts, row_version';

const stored = (call: Call, { lock = false } = {}): Promise<Stored | undefined> =>
  call.maybe<Stored>(sql`
    select ${sql.raw(COLUMNS)} from assistant_settings
    where organization_id = ${call.organization_id} ${lock ? sql`for update` : sql``}`);

/** The settings of the company, which are the defaults until somebody changes them. */
export async function readChatSettings(call: Call): Promise<AssistantSettings> {
  const row = await stored(call);
  const states = row && (await secretStates(call, keySecret, [row.id]));
  return {
    is_model_on: row?.is_model_on ?? false,
    for_partners: row?.for_partners ?? false,
    url: row?.url ?? null,
    model: row?.model ?? null,
    has_key: row ? (states?.get(row.id)?.is_set ?? false) : false,
    monthly_tokens: row?.monthly_tokens ?? DEFAULT_TOKENS,
    used_tokens: await usedTokens(call),
    sends_contacts: row?.sends_contacts ?? false,
    feedback: await ratings(call),
    row_version: row?.row_version ?? 1,
  };
}

const MOST_NOTES = 20;

async function ratings(call: Call): Promise<AssistantSettings['feedback']> {
  const counts = await call.one<{ good: number; bad: number }>(sql`
    select count(*) filter (where feedback = 'good')::int as good, count(*) filter (where feedback = 'bad')::int as bad
    from assistant_messages where organization_id = ${call.organization_id}`);
  const notes = await call.rows<AssistantSettings['feedback']['notes'][number]>(sql`
    select feedback_note as note, feedback, created_at as answered_at from assistant_messages
    where organization_id = ${call.organization_id} and feedback_note is not null and feedback is not null
    order by created_at desc, id desc limit ${MOST_NOTES}`);
  return { ...counts, notes };
}

/** Tokens that the company used since the first day of this month. */
async function usedTokens(call: Call): Promise<number> {
  const { used } = await call.one<{ used: number }>(sql`
    select coalesce(sum(tokens), 0)::float8 as used from assistant_requests
    where organization_id = ${call.organization_id}
      and sent_at >= (${`${call.today().slice(0, 7)}-01`}::date)::timestamp at time zone ${call.actor.timezone}`);
  return used;
}

/** Changes the settings. A key is never sent to another address than the one it was entered for. */
export async function saveChatSettings(
  call: Call,
  { key, row_version, ...patch }: AssistantSettingsUpdate,
): Promise<AssistantSettings> {
  if (patch.url !== undefined) patch.url = checkedUrl(patch.url);
  if (patch.model !== undefined) patch.model = patch.model?.trim() || null;
  await call.run(sql`
    insert into assistant_settings (organization_id) values (${call.organization_id})
    on conflict (organization_id) do nothing`);
  const before = (await stored(call, { lock: true }))!;
  if (row_version !== undefined && row_version !== before.row_version)
    throw conflict('These settings were changed in the meantime.', { current: await readChatSettings(call) });
  const after = { ...before, ...patch };
  if (after.url !== null && after.model === null) throw invalid({ model: ['is required with an address'] });
  await call.run(sql`
    update assistant_settings
    set is_model_on = ${after.is_model_on}, for_partners = ${after.for_partners}, url = ${after.url},
      model = ${after.model}, monthly_tokens = ${after.monthly_tokens}, sends_contacts = ${after.sends_contacts}
    where organization_id = ${call.organization_id}`);
  const isMoved = originOf(before.url) !== originOf(after.url);
  if (key) await replaceSecret(call, keySecret, before.id, key);
  else if (key === null || isMoved) await removeSecret(call, keySecret, before.id);
  return readChatSettings(call);
}

const originOf = (url: string | null) => url && URL.parse(url)?.origin;

/** @throws 422 unless it is the base address of a server, without credentials or a query */
function checkedUrl(text: string | null): string | null {
  if (text === null || text.trim() === '') return null;
  const url = URL.parse(text.trim());
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw invalid({ url: ['must be a web address, such as https://models.example.com/v1'] });
  if (url.username || url.password) throw invalid({ url: ['must not contain a password; enter it as the key'] });
  if (url.search || url.hash) throw invalid({ url: ['must not contain ? or #'] });
  return url.href.replace(/(?<!\/)\/+$/, '').replace(/\/chat\/completions$/, '');
}

export interface ChosenModel extends ModelSettings {
  /** The operator chose the address, which may be private. */
  isOfInstallation: boolean;
  sendsContacts: boolean;
}

/** The model for the caller, or the reason why there is none. */
export interface Choice {
  model: ChosenModel | null;
  without: AssistantState['without'];
}

/** @returns the model with its key, which must not be part of an answer or a log */
export function chooseModel(call: Call, { config }: Pick<Kernel, 'config'>): Promise<Choice> {
  // Partners and people with own partners do not read the settings, but their questions depend on them.
  return call.asCompany(async (company) => {
    const none = (without: Choice['without']): Choice => ({ model: null, without });
    const row = await stored(company);
    const address = row?.url ?? config.model?.url;
    if (!address) return none('none');
    if (!row?.is_model_on) return none('off');
    if (call.actor.mode === 'partner' && !row.for_partners) return none('partners');
    if ((await usedTokens(company)) >= row.monthly_tokens) return none('budget');
    return { model: await modelOf(company, row, config.model), without: null };
  });
}

/** Whether the company turned on a model that it, or the installation, has set up. */
export const isModelOn = (call: Call, hasInstallationModel: boolean): Promise<boolean> =>
  call.asCompany(async (company) => {
    const row = await stored(company);
    return row?.is_model_on === true && (row.url !== null || hasInstallationModel);
  });

/** The model that the company chose, whether or not it is turned on; null without one. */
export async function configuredModel(call: Call, { config }: Pick<Kernel, 'config'>): Promise<ChosenModel | null> {
  const row = await stored(call);
  if (!row?.url && !config.model) return null;
  return modelOf(call, row, config.model);
}

async function modelOf(
  call: Call,
  row: Stored | undefined,
  ofInstallation: ModelSettings | null,
): Promise<ChosenModel | null> {
  const sendsContacts = row?.sends_contacts ?? false;
  if (row?.url && row.model)
    return {
      url: row.url,
      name: row.model,
      key: await openSecret(call, keySecret, row.id),
      isOfInstallation: false,
      sendsContacts,
    };
  return ofInstallation && { ...ofInstallation, isOfInstallation: true, sendsContacts };
}

/** @returns whether the company still has tokens for this month */
export const hasBudget = (call: Call): Promise<boolean> =>
  call.asCompany(async (company) => {
    const limit = (await stored(company))?.monthly_tokens ?? DEFAULT_TOKENS;
    return (await usedTokens(company)) < limit;
  });
