import { Navigate } from '@tanstack/react-router';
import { useParam } from '#web/params.ts';

/** A registration is converted where it is decided: there stands what it collides with. */
export default function ConvertRegistration() {
  const id = useParam('id');
  return <Navigate to={`/partners/pending/opportunities/show/${id}`} replace />;
}
