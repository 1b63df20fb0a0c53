export { defineGate, defineGateRequirement } from './define.ts';
export { partnersBehindGate, reasonsBehindGate, requireOpenGate } from './gates.ts';
