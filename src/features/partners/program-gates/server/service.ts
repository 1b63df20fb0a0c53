export { defineGate, defineGateRequirement } from './define.ts';
export { partnersBehindGate, requireOpenGate } from './gates.ts';
