import { TemplatePicker } from '#features/work/program-templates/web/index.tsx';

export function Motion() {
  return <TemplatePicker />;
}
