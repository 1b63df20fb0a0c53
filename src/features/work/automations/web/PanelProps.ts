import type { FieldSpec } from '#shared/conditions/condition-kinds.ts';
import type { Definition, Step } from '../definition.schema.ts';
import type { Catalog, Problem } from '../schema.ts';

export interface PanelProps {
  id: string;
  catalog: Catalog;
  definition: Definition;
  specs: readonly FieldSpec[];
  problems: readonly Problem[];
  selected: string;
  step: Step | undefined;
  onChange: (definition: Definition) => void;
}
