import type { Static } from 'typebox';
import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import { sql } from '#server/db/sql.ts';
import { type Fact, factsOf, type Subject } from '#server/extension-points/facts.ts';
import type { FieldOption } from '#shared/conditions/condition-kinds.ts';
import type { AudienceVocabulary } from '../schema.ts';
import { prefixes } from './catalog.ts';

type OfferedFact = Static<typeof AudienceVocabulary>['facts'][number];

/** Everything conditions of an entity can ask, with the choices there are, archived ones marked. */
export async function vocabularyOf(call: Call, entity: Subject): Promise<Static<typeof AudienceVocabulary>> {
  const currencies = await currenciesOf(call);
  const own = await offered(call, entity, currencies);
  if (entity === 'partners') return { facts: own };
  // Contacts and deals also offer the fields of their partner.
  const partner = (await offered(call, 'partners', currencies)).map((fact) => ({
    ...fact,
    label: `Partner’s ${fact.label.charAt(0).toLowerCase()}${fact.label.slice(1)}`,
    group: fact.group.startsWith('Partner') ? fact.group : `Partner: ${fact.group.toLowerCase()}`,
    ...(fact.says && { says: { yes: `the partner ${fact.says.yes}`, no: `the partner ${fact.says.no}` } }),
  }));
  return { facts: [...own, ...partner] };
}

async function offered(call: Call, subject: Subject, currencies: readonly string[]): Promise<OfferedFact[]> {
  const facts: OfferedFact[] = [];
  for (const fact of await factsOf(call, subject)) facts.push(await offer(call, fact, currencies));
  const named = await call.rows<FieldOption>(sql`
    select id as value, name as label, archived_at is not null as is_archived from audiences
    where organization_id = ${call.organization_id} and entity = ${subject} order by name, id`);
  if (named.length > 0) {
    facts.push({
      field: `${prefixes[subject]}.audience`,
      label: 'Audience',
      group: subject === 'partners' ? 'Partner' : 'Audiences',
      kind: 'list',
      many: true,
      options: named as OfferedFact['options'],
    });
  }
  // The noun's own facts come first, and custom fields last.
  const rank = ({ group }: OfferedFact) => (group === ownGroup[subject] ? 0 : group === 'Custom fields' ? 2 : 1);
  return facts.toSorted((a, b) => rank(a) - rank(b));
}

const ownGroup: Record<Subject, string> = { partners: 'Partner', contacts: 'Contact', opportunities: 'Deal' };

async function offer(call: Call, fact: Fact, currencies: readonly string[]): Promise<OfferedFact> {
  const { field, label, group, kind, many, isInCurrency, says } = fact;
  const options =
    typeof fact.options === 'string'
      ? await call.rows<FieldOption>(fact.options, [call.organization_id])
      : fact.options;
  return {
    field,
    label,
    group,
    kind,
    ...(many && { many }),
    ...(options && { options: [...options] as OfferedFact['options'] }),
    ...(isInCurrency && { currencies: [...currencies] }),
    ...(says && { says }),
  } as OfferedFact;
}

/** The company's own first, then those its partners work in. */
async function currenciesOf(call: Call): Promise<string[]> {
  const base = await baseCurrency(call);
  const rows = await call.rows<{ currency: string }>(
    sql`select distinct currency from partners where organization_id = ${call.organization_id} order by currency`,
  );
  return [...new Set([base, ...rows.map(({ currency }) => currency)])];
}
