import { TemplatePicker } from '#features/setup/program-templates/web/index.tsx';

export function Motion() {
  return <TemplatePicker />;
}
