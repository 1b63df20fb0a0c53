import { closed, oneOf, Type, text } from '../schema.ts';
import { type AnyCondition, type AnyWhen, operators, relativeOperators, type Scalar } from './conditions.ts';

export const MAX_GROUPS = 20;
export const MAX_CONDITIONS = 20;

const ScalarValue = Type.Unsafe<Scalar>({
  anyOf: [{ type: 'string', maxLength: 500 }, { type: 'number' }, { type: 'boolean' }],
});
const Condition = Type.Unsafe<AnyCondition>(
  closed({
    field: text(120),
    op: oneOf(...operators, ...relativeOperators),
    value: Type.Optional(Type.Union([ScalarValue, Type.Array(ScalarValue, { maxItems: 200 })])),
  }),
);
/** Any of the groups, all conditions of a group. */
export const Conditions = Type.Unsafe<AnyWhen>(
  closed({
    any: Type.Array(closed({ all: Type.Array(Condition, { minItems: 1, maxItems: MAX_CONDITIONS }) }), {
      minItems: 1,
      maxItems: MAX_GROUPS,
    }),
  }),
);
