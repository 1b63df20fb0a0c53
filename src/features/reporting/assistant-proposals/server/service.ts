export type { Caller } from './caller.ts';
export { offeredTools, readerOf, refusalOf, runTool, type ToolRun } from './run-tool.ts';
