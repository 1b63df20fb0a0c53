import { TemplatePicker } from '#features/setup/programme-templates/web/index.tsx';

export function Motion() {
  return <TemplatePicker />;
}
