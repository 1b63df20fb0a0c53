import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { firstLanguage, type Language } from '#shared/text/languages.ts';
import { readerLanguage, readLanguageFrom } from '#shared/text/texts.ts';
import type { Call } from './call.ts';
import type { Tx } from './db/client.ts';
import { sql } from './db/sql.ts';

/** The reader for whom the server is writing: of the answer to a request, or of an email or a document. */
const reading = new AsyncLocalStorage<{ language: string }>();
readLanguageFrom(() => reading.getStore()?.language);

/** Runs what writes texts for readers of a language. */
export const inLanguage = <T>(language: string, write: () => T): T => reading.run({ language }, write);

/** Answers requests in the first language of their `Accept-Language` header that the product has, else in English. */
export function answerInLanguages(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    reading.run({ language: firstLanguage(acceptedTags(request.headers['accept-language'])) ?? 'en' }, done);
  });
}

/** The person's own choice decides, whatever their browser prefers. */
export function answerIn(chosen: Language | null): void {
  const reader = reading.getStore();
  if (reader && chosen) reader.language = chosen;
}

/** The tags of a header, the most preferred first (RFC 9110): `de-AT,de;q=0.9,en;q=0.8`. */
export function acceptedTags(header = ''): string[] {
  return header
    .split(',')
    .slice(0, 10)
    .map((range) => {
      const [tag = '', weight] = range.trim().split(';q=');
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ tag, weight }) => weight > 0 && /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(tag))
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/**
 * The languages in which people of a company, or of one of its partners, read: their own choice, else the partner's,
 * else the company's.
 * @returns by user id
 */
export async function readerLanguagesOf(
  call: Call,
  partner_id: string | null,
  people: readonly string[],
): Promise<Map<string, string>> {
  const rows = await call.rows<{ person: string; language: string }>(
    sql`select person, language from languages_of(${people}::uuid[], ${partner_id})`,
  );
  return new Map(rows.map(({ person, language }) => [person, language]));
}

/** The reader of an email or a document: a person, or everyone at a partner (null: the company) without an account. */
interface Reader {
  user_id: string | null;
  partner_id: string | null;
}

export async function readerLanguageOf(call: Call, { user_id, partner_id }: Reader): Promise<string> {
  const { language } = await call.one<{ language: string }>(
    sql`select language from languages_of(array[${user_id}]::uuid[], ${partner_id})`,
  );
  return language;
}

/** Writes to one reader in their language. */
export const inLanguageOf = async <T>(call: Call, reader: Reader, write: () => Promise<T>): Promise<T> =>
  inLanguage(await readerLanguageOf(call, reader), write);

/**
 * The language of an email about an account that is not written in a request of its person: their own choice, else the
 * language in which they asked for it, else that of a company of theirs.
 */
export async function languageOfAccount(tx: Tx, user_id: string, asked: string | null = null): Promise<string> {
  const [account] = await tx.rows<{ language: string | null }>(sql`
    select coalesce((select language from identity.preferences where user_id = ${user_id}), ${asked}::text,
      (select o.language from memberships m join organizations o on o.id = m.organization_id
       where m.user_id = ${user_id} and m.status = 'active' and o.language is not null
       order by m.created_at limit 1)) as language`);
  return account!.language ?? readerLanguage();
}
