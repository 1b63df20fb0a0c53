import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Todos os deal desks',
  intro: 'Seus negócios registrados aqui e com outras empresas. Cada um abre onde foi registrado.',
  connect: 'Conectar outra empresa',
  alone: 'Nenhuma outra empresa está conectada ainda. Conecte uma para ver os negócios dela aqui.',
  company: 'Empresa',
  deal: 'Negócio',
  account: 'Cliente',
  status: 'Status',
  amount: 'Valor',
  protectedUntil: 'Protegido até',
  changed: 'Última alteração',
  question: 'Pergunta aguarda resposta',
  more: (company: string, shown: number) => `A lista contém os ${shown} negócios mais recentes de ${company}.`,
  nothing: 'Ainda não há negócios registrados.',
  open: 'Todos os deal desks',
  statuses: {
    in_review: 'Em análise',
    question_asked: 'Pergunta enviada',
    approved: 'Aprovado',
    rejected: 'Rejeitado',
    withdrawn: 'Retirado',
    converted: 'Convertido',
    expired: 'Expirado',
    released: 'Liberado',
    revoked: 'Revogado',
  },
};
