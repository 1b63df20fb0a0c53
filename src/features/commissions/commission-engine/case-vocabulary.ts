import { Value } from 'typebox/value';
import {
  Band,
  Cap,
  Clawback,
  FlatCalc,
  PercentCalc,
  Rule,
  Spiff,
  TieredCalc,
} from '#features/commissions/commission-plans/schema.ts';
import type { TObject } from '#shared/schema.ts';
import { shapeError } from './case-error.ts';

type Raw = Record<string, unknown>;
const calcs: Record<string, TObject> = { percent: PercentCalc, flat: FlatCalc, tiered: TieredCalc };

/**
 * Checks the values of a case's rule against the vocabulary of the plan form: an unknown value (a period, a kind of
 * stacking) is rejected and never guessed. Unknown fields are allowed, as everywhere in a case.
 */
export function checkVocabulary(raw: object, path: string) {
  // Conditions are checked by the plan's own validation, which reports more.
  const { when: _, calc, ...rule } = knownFields(Rule, raw as Raw);
  const { kind, cap, clawback, spiff } = rule;
  if (isRaw(cap)) rule.cap = knownFields(Cap, cap);
  if (isRaw(clawback)) rule.clawback = knownFields(Clawback, clawback);
  if (isRaw(spiff)) rule.spiff = knownFields(Spiff, spiff);
  check(Rule, rule, path);
  if (kind !== 'spiff' && isRaw(calc)) checkCalc(calc, `${path}.calc`);
}

function checkCalc(raw: Raw, path: string) {
  const schema = calcs[String(raw.type)] ?? PercentCalc;
  const calc = knownFields(schema, raw);
  if (Array.isArray(calc.bands))
    calc.bands = calc.bands.map((band) => (isRaw(band) ? { to: null, ...knownFields(Band, band) } : band));
  check(schema, calc, path);
}

function check(schema: TObject, value: Raw, path: string) {
  if (!Value.Check(schema, value)) throw shapeError(schema, value, path);
}

function knownFields(schema: TObject, raw: Raw): Raw {
  return Object.fromEntries(
    Object.entries(raw).filter(([name, value]) => Object.hasOwn(schema.properties, name) && value !== undefined),
  );
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
