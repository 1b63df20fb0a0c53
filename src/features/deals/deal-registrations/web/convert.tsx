import { Navigate } from '@tanstack/react-router';
import { useParam } from '#web/params.ts';

/** Opens the review screen, which shows the conflicts and converts the registration. */
export default function ConvertRegistration() {
  const id = useParam('id');
  return <Navigate to={`/partners/pending/opportunities/show/${id}`} replace />;
}
