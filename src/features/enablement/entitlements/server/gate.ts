import { defineGate } from '#features/partners/program-gates/server/service.ts';
import { gateTexts } from './gate.texts.ts';

export const ORDER = 'order_benefits';
export const benefitGate = defineGate({ key: ORDER, texts: gateTexts });
