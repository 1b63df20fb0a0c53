import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'ecosystem/private-intersection'> = {
  'A list of the company changed after the count. Compare the lists again.':
    'Uma lista da empresa mudou depois da contagem. Compare as listas de novo.',
  'Both sides must share at least a count before lists can be compared. Ask the company to share a list.':
    'Os dois lados precisam compartilhar pelo menos uma contagem para que as listas possam ser comparadas. Peça à empresa que compartilhe uma lista.',
  'Get the points of the company first.': 'Obtenha primeiro os pontos da empresa.',
  'Matches can be revealed when both sides share at least existence. Until then, only the count is known.':
    'As correspondências podem ser reveladas quando os dois lados compartilham pelo menos que uma conta corresponde. Até lá, só a contagem é conhecida.',
  'Only a private list can be compared without sending it.': 'Só uma lista privada pode ser comparada sem ser enviada.',
  'The count of this comparison': 'A contagem desta comparação',
  'The points of the company were sent already. Start another comparison.':
    'Os pontos da empresa já foram enviados. Inicie outra comparação.',
  'The private list of this comparison was deleted.': 'A lista privada desta comparação foi excluída.',
  'This comparison has expired. Start another one.': 'Esta comparação venceu. Inicie outra.',
  'This comparison was answered already.': 'Esta comparação já foi respondida.',
  'is not base64': 'Não é base64.',
  'is not base64 of 32 bytes': 'Não é base64 de 32 bytes.',
};
