import { type ActualValue, type AnyWhen, match, onDay, type Scalar } from '#shared/conditions/conditions.ts';
import { type FieldPlace, type FormDefinition, type FormField, placesOf } from './definition.schema.ts';

/** Answers by the key of their field, as JSON. */
export type Answers = Readonly<Record<string, unknown>>;

/** The value that a condition compares: a single one, or a list. */
export function actualOf(type: FormField['type'], answer: unknown): ActualValue {
  if (answer === undefined || answer === null || answer === '') return undefined;
  if (type === 'PRODUCT_LINES') {
    return Array.isArray(answer)
      ? answer.flatMap((line) => (line?.product_id ? [String(line.product_id)] : []))
      : undefined;
  }
  if (type === 'ADDRESS')
    return typeof answer === 'object' ? ((answer as Record<string, Scalar>).country ?? undefined) : undefined;
  if (type === 'DATETIME') return typeof answer === 'string' ? answer.slice(0, 10) : undefined;
  if (Array.isArray(answer)) return answer.filter(isScalar);
  return isScalar(answer) ? answer : undefined;
}

const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);

export interface Shown {
  /** Whether the field is on the form now. */
  has: (key: string) => boolean;
  isRequired: (field: FormField) => boolean;
  holds: (when: AnyWhen | undefined) => boolean;
}

/**
 * Determines the visible fields of a form for these answers, on the server and in the browser. The answer of a hidden
 * field does not count for other conditions. Circular conditions are rejected when a form is published; here their
 * fields are hidden.
 * @param today `YYYY-MM-DD`, for conditions such as "in the next 30 days"
 */
export function shownFor(definition: Pick<FormDefinition, 'pages'>, answers: Answers, today: string): Shown {
  const places = new Map(placesOf(definition).map((place) => [place.field.key, place]));
  const known = new Map<string, boolean>();
  const asked = new Set<string>();

  const holds = (when: AnyWhen | undefined): boolean => {
    if (!when || when.any.length === 0) return true;
    return match(onDay(when, today), actualAnswer, () => 0).holds;
  };
  const actualAnswer = (key: string): ActualValue => {
    const place = places.get(key);
    return place && has(key) ? actualOf(place.field.type, answers[key]) : undefined;
  };
  const decide = ({ page, section, field }: FieldPlace): boolean =>
    holds(page.shown_when) && holds(section.shown_when) && holds(field.shown_when);
  const has = (key: string): boolean => {
    const decided = known.get(key);
    if (decided !== undefined) return decided;
    const place = places.get(key);
    if (!place || asked.has(key)) return false;
    asked.add(key);
    const result = decide(place);
    asked.delete(key);
    known.set(key, result);
    return result;
  };
  return {
    has,
    holds,
    isRequired: ({ required, required_when }) =>
      Boolean(required) || (required_when !== undefined && holds(required_when)),
  };
}
