export type { Caller } from './caller.ts';
export { keepProposal } from './proposals.ts';
export { fitted, toolResult } from './results.ts';
export { modelTools, offeredTools, proposalReader, runTool, type ToolRun } from './run-tool.ts';
