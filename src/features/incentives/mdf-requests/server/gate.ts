import { defineGate } from '#features/partners/program-gates/server/service.ts';
import { gateTexts } from './gate.texts.ts';

export const REQUEST = 'request_mdf';
export const mdfGate = defineGate({ key: REQUEST, texts: gateTexts });
