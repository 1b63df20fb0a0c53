export type { Caller } from './caller.ts';
export { keepProposal } from './proposals.ts';
export { offeredTools, proposalReader, runTool, type ToolRun } from './run-tool.ts';
