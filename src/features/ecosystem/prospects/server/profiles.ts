import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { invalid } from '#server/errors.ts';
import { type Band, type Criterion, factLabels, kindOfFact } from '../criteria.schema.ts';
import type { ProspectProfile } from '../schema.ts';

/** @throws 422 naming the criterion */
export function checkProspectProfile(_call: Call, given: Partial<ProspectProfile>, current?: ProspectProfile): Row {
  const { criteria = [], qualify_at = 70, review_at = 40 } = { ...current, ...given };
  if (review_at >= qualify_at) throw invalid({ review_at: ['must be less than the score of a good fit'] });
  if (new Set(criteria.map(({ fact }) => fact)).size < criteria.length)
    throw invalid({ criteria: ['must not ask the same twice'] });
  if (criteria.length === 0) throw invalid({ criteria: ['must contain at least one criterion'] });
  for (const criterion of criteria) checkCriterion(criterion);
  return given;
}

function checkCriterion({ fact, ideal, acceptable }: Criterion): void {
  const kind = kindOfFact[fact];
  if (kind === 'yes') return;
  const isComplete = kind === 'number' ? isRange : hasValues;
  const wanted = kind === 'number' ? 'a range whose start is not after its end' : 'at least one value';
  if (!isComplete(ideal) || (acceptable && !isComplete(acceptable)))
    throw invalid({ criteria: [`need ${wanted} for "${factLabels[fact]}"`] });
}

const hasValues = ({ values = [] }: Band) => values.length > 0;
const isRange = ({ from = null, to = null }: Band) =>
  (from !== null || to !== null) && (from === null || to === null || from <= to);
