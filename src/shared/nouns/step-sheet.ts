import { CurrencyCode, closed, Minor, nullable, type Static, Type } from '../schema.ts';
import { Sentence } from '../text/sentence.ts';

const Amount = closed({ minor: Minor, currency: CurrencyCode });

/** The effects of a step that moves money or cannot be undone, shown before a person takes it. */
export const StepSheet = closed({
  /** The label of the button, with the amount: "Approve $23,625.30". */
  action: Sentence,
  /** The amounts that move, one per currency. */
  figures: Type.Array(Amount),
  note: nullable(Sentence),
  facts: Type.Array(closed({ label: Type.String(), value: Sentence })),
  /** Amounts before and after the step. */
  changes: Type.Array(
    closed({
      key: Type.String(),
      name: Type.String(),
      note: nullable(Type.String()),
      currency: CurrencyCode,
      before_minor: Minor,
      after_minor: Minor,
    }),
  ),
  excluded: Type.Array(closed({ key: Type.String(), name: Type.String(), why: Sentence, amount: nullable(Amount) })),
  /** The effects that are final. */
  final: Type.Array(Type.String()),
});
export type StepSheet = Static<typeof StepSheet>;
