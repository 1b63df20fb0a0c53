import { defineSlot } from '#web/slots.tsx';

/** Beside the title of the deal desk: further ways to register. */
export const deskActions = defineSlot<object>('actions of the deal desk');

/** In the overview of a registration, below its description. */
export const registrationDetails = defineSlot<{ id: string }>('details of a registration');

/** Beside the button that answers the company's question; `onDraft` fills the field. */
export const answerActions = defineSlot<{ id: string; onDraft: (text: string) => void }>('actions of an answer');

/** Further benefits of registering a deal with these values, each a `<Gain>`. */
export const registrationBenefits = defineSlot<{
  partner_id?: string;
  type_id?: string;
  amount_minor: number | null;
  currency: string | undefined;
}>('benefits of registering');
