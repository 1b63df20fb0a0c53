import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import { lineSteps } from '../steps.schema.ts';

const { help, max } = lineSteps.steps.hold.input.reason;

/** The reason for a hold of many commissions. */
export function HoldReason() {
  return <ReasonItem help={help} max={max} />;
}
