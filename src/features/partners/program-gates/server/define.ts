import type { Call } from '#server/call.ts';

/** An action that can be held back. Its feature calls `requireOpenGate` where it writes. */
export interface Gate {
  key: string;
  texts: GateTexts;
}

/** The texts about an action, made by `defineTexts`. */
interface GateTexts {
  /** "Register deals". */
  readonly label: string;
  /** One sentence on what is held back. */
  readonly description: string;
  /** To the partner: "Before you can register deals, your company needs a signed reseller agreement." */
  readonly yours: (needs: string) => string;
  /** To the company: "Before this partner can register deals, it needs a signed reseller agreement." */
  readonly its: (needs: string) => string;
}

export interface RequirementOption {
  value: string;
  label: string;
}

/** A record that only has to be finished, with the words of its link for each side. */
export interface Opened {
  link: string;
  partner: string;
  company: string;
  /** The missing part, if it is less than the whole: "the signature of your company". */
  lacks?: { partner: string; company: string };
}

/** The texts about a requirement, made by `defineTexts`. */
interface RequirementTexts {
  /** "A signed contract". */
  readonly label: string;
  /** The words of the link to the screen of each side. */
  readonly partner: string;
  readonly company: string;
}

/** Something that a gate can require of a partner. */
export interface GateRequirement {
  key: string;
  texts: RequirementTexts;
  /** The kinds to choose from, such as kinds of contracts; a requirement without them has none. */
  options?: (call: Call) => Promise<readonly RequirementOption[]>;
  /** The record that satisfies it, in a sentence: "a signed reseller agreement". */
  phrase: (option: string | undefined) => string;
  /** All partners that meet it now. Runs with the company's rights. */
  metBy: (call: Call, option: string | null) => Promise<ReadonlySet<string>>;
  /** The portal screen on which a partner satisfies it. */
  partner: string;
  /** The screen on which the company does its part. */
  company: (partner_id: string) => string;
  /** A record that only has to be finished, such as a contract that waits for a signature. It replaces the two screens. */
  opened?: (call: Call, partner_id: string, option: string | null) => Promise<Opened | undefined>;
}

const gates = new Map<string, Gate>();
const requirements = new Map<string, GateRequirement>();

/** Declares an action. @returns its key, for `gates` of the feature */
export function defineGate(gate: Gate): string {
  if (gates.has(gate.key)) throw new Error(`Two features declare the gate "${gate.key}".`);
  gates.set(gate.key, gate);
  return gate.key;
}

/** Declares a requirement. @returns its key, for `gates` of the feature */
export function defineGateRequirement(requirement: GateRequirement): string {
  if (requirements.has(requirement.key)) throw new Error(`Two features declare the requirement "${requirement.key}".`);
  requirements.set(requirement.key, requirement);
  return requirement.key;
}

export const allGates = (): readonly Gate[] => [...gates.values()];
export const gateOf = (key: string): Gate | undefined => gates.get(key);
export const allRequirements = (): readonly GateRequirement[] => [...requirements.values()];
export const requirementOf = (key: string): GateRequirement | undefined => requirements.get(key);
