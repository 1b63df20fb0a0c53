import { StatusTag } from '#web/components/StatusTag.tsx';

interface Staged {
  stage_name: string | null;
  stage_colour: string | null;
}

export function StageTag({ deal }: { deal: Staged }) {
  return <StatusTag colour={deal.stage_colour}>{deal.stage_name}</StatusTag>;
}
