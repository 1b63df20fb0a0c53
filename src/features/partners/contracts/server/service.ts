export { createContract } from './prepare.ts';
export { sendContract } from './send.ts';
export { defineTermEffect } from './term-effects.ts';
