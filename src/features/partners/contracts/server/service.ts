export { defineTermEffect } from './term-effects.ts';
