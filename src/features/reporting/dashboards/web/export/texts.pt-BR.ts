import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  now: 'Agora',
  filteredBy: (filtered: Part) => `filtrado por ${filtered}`,
  textXYFontSizeFont: (x: Part, y: Part, size: Part, weight: Part, fill: Part, anchor: Part, content: Part) =>
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${content}</text>`,
  rectXYWidthHeightFill: (toFixed: Part, toFixed2: Part, toFixed3: Part, toFixed4: Part, fill: Part) =>
    `<rect x="${toFixed}" y="${toFixed2}" width="${toFixed3}" height="${toFixed4}" fill="${fill}" rx="2"/>`,
  svgXmlnsHttpWwwW3Org: (
    wIDTH: Part,
    height: Part,
    wIDTH2: Part,
    height2: Part,
    fONT: Part,
    wIDTH3: Part,
    height3: Part,
    surface: Part,
    head: Part,
    svg: Part,
  ) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wIDTH}" height="${height}" viewBox="0 0 ${wIDTH2} ${height2}" font-family="${fONT}"><rect width="${wIDTH3}" height="${height3}" fill="${surface}"/>${head}${svg}</svg>`,
  lineX1X2Y1Y2Stroke: (left: Part, wIDTH: Part, tick: Part, tick2: Part, line: Part, left2: Part) =>
    `<line x1="${left}" x2="${wIDTH}" y1="${tick}" y2="${tick2}" stroke="${line}"/>${left2}`,
  lineX1X2Y1Y2StrokeLine: (pAD: Part, wIDTH: Part, y: Part, y2: Part, line: Part) =>
    `<line x1="${pAD}" x2="${wIDTH}" y1="${y}" y2="${y2}" stroke="${line}"/>`,
  since: 'Desde',
  until: 'Até',
  value: 'Valor',
  previousPeriod: 'Período anterior',
  type: 'Tipo',
  group: 'Grupo',
  details: 'Detalhes',
  date: 'Data',
  amount: 'Valor monetário',
  currency: 'Moeda',
  from: 'De',
  to: 'Até',
  unit: 'Unidade',
  days: 'dias',
  number: 'Número',
};
