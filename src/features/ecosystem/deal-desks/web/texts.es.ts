import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Todos los deal desks',
  intro: 'Tus negocios registrados aquí y en otras empresas. Cada uno se abre donde se registró.',
  connect: 'Conectar otra empresa',
  alone: 'Aún no hay ninguna otra empresa conectada. Conecta una para ver aquí sus negocios.',
  company: 'Empresa',
  deal: 'Negocio',
  account: 'Cliente',
  status: 'Estado',
  amount: 'Importe',
  protectedUntil: 'Protegido hasta',
  changed: 'Último cambio',
  question: 'Pregunta pendiente',
  more: (company: string, shown: number) => `La lista contiene los ${shown} negocios más recientes de ${company}.`,
  nothing: 'Aún no hay negocios registrados.',
  open: 'Todos los deal desks',
  statuses: {
    in_review: 'En revisión',
    question_asked: 'Pregunta planteada',
    approved: 'Aprobado',
    rejected: 'Rechazado',
    withdrawn: 'Retirado',
    converted: 'Convertido',
    expired: 'Vencido',
    released: 'Liberado',
    revoked: 'Revocado',
  } as Readonly<Record<string, string>>,
};
