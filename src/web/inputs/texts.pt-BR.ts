import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  choosePngJpegWebpOrGif: 'Escolha uma imagem PNG, JPEG, WebP ou GIF.',
  pictureLargerThan2Mb: 'A imagem tem mais de 2 MB.',
  thePicture: (file: Part) => `A imagem ${file}.`,
  replace: 'Substituir',
  chooseAPicture: 'Escolher uma imagem',
  remove: 'Remover',
  searching: 'Buscando…',
  listCouldNotBeLoadedOpen: 'Não foi possível carregar a lista. Abra-a de novo para tentar outra vez.',
  nothingFound: 'Nada encontrado',
  formatting: 'Formatação',
  bold: 'Negrito',
  italic: 'Itálico',
  heading: 'Título',
  list: 'Lista',
  numberedList: 'Lista numerada',
  quote: 'Citação',
  picture: 'Imagem',
  link: 'Link',
  linkAddress: 'Endereço do link',
  linksMustStartWithHttpsHttp: 'Os links devem começar com https://, http://, mailto: ou tel:',
  notTimeSuchAs: (text: Part, showTime: Part) => `“${text}” não é um horário. Use um formato como ${showTime}`,
  notNumber: (text: Part) => `“${text}” não é um número`,
  chooseMonthOrEnterDate: 'Escolha um mês ou digite uma data.',
  canBeOrWriteMonthAs: (text: Part, one: Part, other: Part) =>
    `“${text}” pode ser ${one} ou ${other}. Escreva o mês por extenso.`,
  enterDayWithoutTime: 'Informe um dia sem horário.',
  addTimeSuchAs: (example: Part) => `Adicione um horário, por exemplo ${example}.`,
  notUseFormatSuchAs: (text: Part, _unit: Part, example: Part) =>
    `“${text}” não é válido. Use um formato como ${example}`,
  isBefore: (day: Part, min: Part, minIs: Part) => `${day} é anterior a ${min}${minIs}`,
  inFuture: (day: Part) => `${day} está no futuro`,
  isAfter: (day: Part, max: Part) => `${day} é posterior a ${max}`,
};
