import { App } from 'antd';
import { Loaded } from '#web/components/Loaded.tsx';
import { PictureInput } from '#web/inputs/PictureInput.tsx';
import { useCompanyDetails } from '../useCompanyDetails.ts';

export function Branding() {
  const { message } = App.useApp();
  const { details, save } = useCompanyDetails();
  return (
    <Loaded query={details}>
      {({ logo_url }) => (
        <PictureInput
          label="Logo"
          value={logo_url}
          onChange={(url) => save({ logo_url: url }).catch((error: Error) => void message.error(error.message))}
        />
      )}
    </Loaded>
  );
}
