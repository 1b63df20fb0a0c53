import type { DescribedField, DescribedKind, DescribedMeasure, Query, TimeUnit } from '#shared/query/query.ts';
import { units } from '#shared/query/query.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { texts as t } from '../texts.ts';

interface Choice {
  value: string;
  label: string;
}
interface ChoiceGroup {
  label: string;
  options: Choice[];
}

const isTimed = ({ kind }: DescribedField): boolean => kind === 'day' || kind === 'instant';

/** The value of the first choice, which is a question without a measure. */
export const ROWS = 'rows';

const aggregates = ['sum', 'average', 'least', 'most'] as const;

/** Rows, their number, declared figures, and totals and averages of fields. */
export function measureChoices({ many, measures, fields }: DescribedKind): ChoiceGroup[] {
  const summed = fields.filter(({ sum }) => sum);
  const shares = fields.filter(({ kind }) => kind === 'share');
  return [
    {
      label: t.measures,
      options: [
        { value: ROWS, label: t.rows },
        { value: 'count', label: t.count(many) },
        ...measures.map(({ key, label }) => ({ value: key, label })),
      ],
    },
    ...aggregates.map((how) => ({
      label: t.ofField[how],
      options: [...summed, ...(how === 'sum' ? [] : shares)].map(({ name, label }) => ({
        value: `${how}:${name}`,
        label: `${t.ofField[how]}: ${label}`,
      })),
    })),
  ].filter(({ options }) => options.length > 0);
}

/** Fields to group by; a day in each unit. */
export const groupChoices = ({ fields }: DescribedKind): Choice[] =>
  fields
    .filter(({ group }) => group)
    .flatMap((field) =>
      isTimed(field)
        ? units.map((unit: TimeUnit) => ({ value: `${field.name}:${unit}`, label: t.byTime(field.label, unit) }))
        : [{ value: field.name, label: field.label }],
    );

export const declaredMeasure = (kind: DescribedKind, { measure }: Query): DescribedMeasure | undefined =>
  kind.measures.find(({ key }) => key === measure);

/** The days that can decide a period; none is asked for where the measure has its own. */
export const dayChoices = ({ fields }: DescribedKind): Choice[] =>
  fields
    .filter((field) => isTimed(field) && field.operators.includes('gte'))
    .map(({ name, label }) => ({ value: name, label }));

/** The day of a new period: the one of the measure, or else when the row was created. */
export function periodDay(kind: DescribedKind, question: Query): string | undefined {
  if (declaredMeasure(kind, question)?.on) return undefined;
  const days = dayChoices(kind);
  return (days.find(({ value }) => value === 'created') ?? days[0])?.value;
}

/** The filters of lists, for the fields that a question can filter by. */
export function filterSpecs({ fields }: DescribedKind, kinds: readonly DescribedKind[]): FilterSpec[] {
  return fields
    .filter(({ operators }) => operators.length > 0)
    .flatMap(({ name: field, label, kind, values, of }): FilterSpec[] => {
      switch (kind) {
        case 'choice':
          return values ? [{ field, label, kind: 'multi', options: values }] : [{ field, label, kind: 'text' }];
        case 'flag':
          return [{ field, label, kind: 'bool' }];
        case 'day':
          return [{ field, label, kind: 'date', rolling: true }];
        case 'instant':
          return [{ field, label, kind: 'instant', rolling: true }];
        case 'money':
        case 'number':
          return [{ field, label, kind }];
        case 'share':
          return [{ field, label, kind: 'number' }];
        case 'reference': {
          const labelField = namingField(kinds.find((one) => one.kind === of));
          return of && labelField ? [{ field, label, kind, resource: of, labelField }] : [];
        }
        default:
          return [{ field, label, kind: 'text' }];
      }
    });
}

const namingField = (kind: DescribedKind | undefined): string | undefined =>
  ['name', 'full_name', 'number'].find((name) => kind?.fields.some((field) => field.name === name));
