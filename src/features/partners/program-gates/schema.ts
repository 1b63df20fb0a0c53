import { defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { Day, Id, nullable, type Static, Type } from '#shared/schema.ts';
import { nouns } from './nouns.ts';

/** One requirement of one action: partners of the audience, or all, meet it before they can take the action. */
export const programGate = defineNoun('program_gates', nouns.program_gates, {
  by: 'created_at',
  fields: {
    /** The key of a declared gate. */
    gate: field.text({ label: 'Action', required: true, write: 'create', max: 60, list: 'shown', filter: 'api' }),
    /** The key of a declared requirement. */
    requirement: field.text({ label: 'Requirement', required: true, write: 'create', max: 60, list: 'shown' }),
    /** The record that the requirement refers to, such as a kind of contract. */
    option: field.text({ label: 'Kind', write: 'create', max: 60 }),
    audience_id: field.reference('audiences', {
      label: 'Only for',
      help: 'Without an audience, the gate holds for all partners.',
      write: 'create',
      named: 'audience_name',
      list: 'shown',
    }),
    created_at: field.timestamp({ label: 'Since', day: true, list: 'shown' }),
  },
});
export type ProgramGate = RowOf<typeof programGate>;

/** A requirement that does not hold for one partner, for a while or until the waiver is removed. */
export const gateWaiver = defineNoun('gate_waivers', nouns.gate_waivers, {
  by: 'created_at',
  fields: {
    partner_id: field.reference('partners', {
      label: 'Partner',
      required: true,
      write: 'create',
      named: 'partner_name',
      filter: 'api',
    }),
    gate_id: field.reference('program_gates', { label: 'Requirement', required: true, write: 'create', filter: 'api' }),
    reason: field.longText({ label: 'Reason', required: true, write: 'create', max: 1000 }),
    ends_on: field.date({
      label: 'Until',
      help: 'Without a date, the waiver holds until you remove it.',
      write: 'create',
    }),
    waived_by_name: field.text({ label: 'Waived by', write: 'never' }),
    created_at: field.timestamp({ label: 'Since', day: true }),
  },
});
export type GateWaiver = RowOf<typeof gateWaiver>;

const Text = nullable(Type.String());

/** A requirement as one partner stands to it. */
export const GateState = Type.Object({
  /** The record that satisfies it: "a signed reseller agreement". */
  label: Type.String(),
  /** A waived requirement counts as met. */
  is_met: Type.Boolean(),
  is_waived: Type.Boolean(),
  /** The requirement of the program and its waiver; partners read neither. */
  gate_id: nullable(Id),
  waiver: nullable(
    Type.Object({ id: Id, reason: Type.String(), waived_by_name: Type.String(), ends_on: nullable(Day) }),
  ),
  /** The screen that satisfies it, and the words of its link. */
  link: Type.String(),
  link_label: Type.String(),
});
export type GateState = Static<typeof GateState>;

export const GateOfPartner = Type.Object({
  gate: Type.String(),
  label: Type.String(),
  is_open: Type.Boolean(),
  /** The reason while it is closed. */
  message: Text,
  requirements: Type.Array(GateState),
});
export type GateOfPartner = Static<typeof GateOfPartner>;

/** The actions and requirements to choose from in the settings. */
export const GateCatalog = Type.Object({
  gates: Type.Array(Type.Object({ key: Type.String(), label: Type.String(), description: Type.String() })),
  requirements: Type.Array(
    Type.Object({
      key: Type.String(),
      label: Type.String(),
      options: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
    }),
  ),
  /** The number of active partners that each stored gate holds back now. */
  held: Type.Array(Type.Object({ id: Id, label: Type.String(), partners: Type.Integer() })),
});
export type GateCatalog = Static<typeof GateCatalog>;
