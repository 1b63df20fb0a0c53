import type { FastifyRequest } from 'fastify';
import type { Caller } from '#features/reporting/assistant-proposals/server/service.ts';

/** The request of a program, which has one key and therefore one company or program. */
export interface ProgramCaller extends Caller {
  request: FastifyRequest;
  /** The program's version of the protocol has structured results (2025-06-18 and later). */
  isStructured: boolean;
}
