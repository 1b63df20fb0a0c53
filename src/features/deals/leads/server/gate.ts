import { defineGate } from '#features/partners/program-gates/server/service.ts';
import { gateTexts } from './gate.texts.ts';

export const RECEIVE = 'receive_leads';
export const leadGate = defineGate({ key: RECEIVE, texts: gateTexts });
