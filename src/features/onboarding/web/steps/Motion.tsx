import { TemplatePicker } from '#features/programme-templates/web/index.tsx';

export function Motion() {
  return <TemplatePicker />;
}
