import { defineGate } from '#features/partners/program-gates/server/service.ts';
import { gateTexts } from './gate.texts.ts';

export const REGISTER = 'register_deals';
export const registrationGate = defineGate({ key: REGISTER, texts: gateTexts });
