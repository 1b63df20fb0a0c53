export { defineGate, defineGateRequirement } from './define.ts';
export { type GateReason, partnersBehindGate, reasonsBehindGate, requireOpenGate } from './gates.ts';
