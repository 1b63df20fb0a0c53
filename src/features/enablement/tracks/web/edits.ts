import type { TrackDefinition, TrackStage, TrackStep } from '../definition.schema.ts';

const newKey = () => `s_${Math.random().toString(36).slice(2, 10)}`;

const eachStage = (definition: TrackDefinition, change: (stage: TrackStage) => TrackStage): TrackDefinition => ({
  stages: definition.stages.map(change),
});

export const addStage = ({ stages }: TrackDefinition, name: string): TrackDefinition => ({
  stages: [...stages, { key: newKey(), name, steps: [] }],
});

export const removeStage = ({ stages }: TrackDefinition, key: string): TrackDefinition => ({
  stages: stages.filter((stage) => stage.key !== key),
});

export const changeStage = (definition: TrackDefinition, key: string, name: string): TrackDefinition =>
  eachStage(definition, (stage) => (stage.key === key ? { ...stage, name } : stage));

export function moveStage({ stages }: TrackDefinition, at: number, by: -1 | 1): TrackDefinition {
  const next = [...stages];
  const [moved] = next.splice(at, 1);
  next.splice(at + by, 0, moved!);
  return { stages: next };
}

export function addStep(definition: TrackDefinition, stage_key: string, title: string) {
  const key = newKey();
  const step: TrackStep = { key, kind: 'task', title, side: 'partner', is_required: true };
  const next = eachStage(definition, (stage) =>
    stage.key === stage_key ? { ...stage, steps: [...stage.steps, step] } : stage,
  );
  return { next, key };
}

export const removeStep = (definition: TrackDefinition, key: string): TrackDefinition =>
  eachStage(definition, (stage) => ({ ...stage, steps: stage.steps.filter((step) => step.key !== key) }));

export const changeStep = (definition: TrackDefinition, key: string, values: Partial<TrackStep>): TrackDefinition =>
  eachStage(definition, (stage) => ({
    ...stage,
    steps: stage.steps.map((step) => (step.key === key ? { ...step, ...values } : step)),
  }));

/** Moves a step to the place of another one, or to the end of a stage (`stage:<key>`). */
export function moveStep(definition: TrackDefinition, key: string, over: string): TrackDefinition {
  const steps = definition.stages.flatMap((stage) => stage.steps);
  const step = steps.find((one) => one.key === key);
  if (!step) return definition;
  const isAfter = steps.findIndex((one) => one.key === over) > steps.indexOf(step);
  return eachStage(removeStep(definition, key), (stage) => {
    if (over === `stage:${stage.key}`) return { ...stage, steps: [...stage.steps, step] };
    const at = stage.steps.findIndex((one) => one.key === over);
    const wasHere = definition.stages.find((one) => one.key === stage.key)!.steps.includes(step);
    return at < 0 ? stage : { ...stage, steps: stage.steps.toSpliced(at + (isAfter && wasHere ? 1 : 0), 0, step) };
  });
}
