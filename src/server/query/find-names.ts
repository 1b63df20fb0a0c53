import type { Call } from '../call.ts';
import { Parameters } from '../resource/comparison.ts';
import { declaredResources } from '../resource/define.ts';
import { ownNameSource } from './names.ts';

/** A record whose name is like a phrase. */
export interface FoundName {
  /** Its resource. */
  of: string;
  id: string;
  name: string;
  phrase: string;
  /** 1 for the same name, otherwise the similarity of both. */
  likeness: number;
}

const MOST_OF_A_KIND = 40;

/** Records in use that the caller sees, by phrases in lower case: their whole names, or their beginnings and similar ones. */
export async function findNames(
  call: Call,
  resources: readonly string[],
  { exactly, nearly }: { exactly: readonly string[]; nearly: readonly string[] },
): Promise<FoundName[]> {
  const searched = resources.flatMap((of) => {
    const resource = declaredResources().get(of);
    const source = resource && ownNameSource(call, resource);
    return source ? [{ of, source }] : [];
  });
  if (searched.length === 0) return [];
  const answers = await call.tx.batch(
    searched.map(({ source }) => {
      const parameters = new Parameters(call.organization_id);
      const whole = parameters.addAll([...exactly]);
      const near = parameters.addAll([...nearly]);
      return {
        text: `select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name, 'phrase', m.phrase, 'likeness', m.likeness)), '[]')
          from (
            select s.id, s.name, lower(trim(s.name)) as phrase, 1::real as likeness from (${source}) s
            where not s.is_archived and lower(trim(s.name)) = any(${whole}::text[])
            union all
            select s.id, s.name, p.phrase, similarity(lower(s.name), p.phrase) as likeness
            from (${source}) s cross join unnest(${near}::text[]) p (phrase)
            where not s.is_archived and (starts_with(lower(s.name), p.phrase || ' ')
              or (length(p.phrase) > 5 and similarity(lower(s.name), p.phrase) >= 0.6))
            order by likeness desc limit ${MOST_OF_A_KIND}) m`,
        values: parameters.values,
      };
    }),
  );
  return answers.flatMap((rows, index) =>
    (JSON.parse(rows[0] ?? '[]') as Omit<FoundName, 'of'>[]).map((one) => ({ ...one, of: searched[index]!.of })),
  );
}
