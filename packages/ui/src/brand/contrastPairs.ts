import { tones } from '../tokens/scales.ts'

/** Foregrounds and their backgrounds, and the minimum contrast between them by WCAG 2.2 AA: 4.5 for text, 3 for large text, lines and marks. */
export interface ContrastPair {
  /** Role path of the text, line or mark. */
  over: string
  /** Role path of its background. */
  under: string
  least: 4.5 | 3
}

function pairs(overs: readonly string[], unders: readonly string[], least: 4.5 | 3): ContrastPair[] {
  return overs.flatMap((over) =>
    unders.map((under) => ({ over: `color.${over}`, under: `color.${under}`, least })),
  )
}

const grounds = ['page', 'sunken', 'base', 'raised', 'overlay', 'hover', 'selected'].map(
  (name) => `surface.${name}`,
)

/** Every pair of roles that the components put together; a brand passes when each is met in both schemes. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(['text.primary', 'text.secondary', 'text.muted', 'text.link'], grounds, 4.5),
  ...pairs(['text.primary', 'text.muted', 'critical.text'], ['field.background'], 4.5),
  ...tones.flatMap((tone) => [
    ...pairs([`${tone}.on`], [`${tone}.base`, `${tone}.hover`, `${tone}.pressed`], 4.5),
    ...pairs([`${tone}.text`], [`${tone}.soft`, ...grounds], 4.5),
    ...pairs(['text.primary', 'text.secondary'], [`${tone}.soft`], 4.5),
  ]),
  ...pairs(['game.win', 'game.loss', 'game.jackpot'], grounds, 4.5),
  ...pairs(['felt.on', 'felt.muted'], ['felt.base', 'felt.deep', 'felt.line'], 4.5),
  ...pairs(['premium.base'], ['felt.base', 'felt.deep'], 4.5),
  ...pairs(['premium.base'], ['felt.line'], 3),
  // A code to be photographed, a captcha: dark on light in both schemes.
  ...pairs(['felt.deep'], ['felt.on'], 4.5),
  ...pairs(['game.onHot'], ['game.hot'], 4.5),
  ...pairs(['game.live'], grounds, 4.5),
  ...pairs(
    [
      ...['one', 'two', 'three', 'four', 'five', 'six'].map((series) => `chart.${series}`),
      ...['one', 'two', 'three', 'four', 'five'].map((level) => `rank.${level}`),
    ],
    ['surface.page', 'surface.sunken', 'surface.base', 'surface.raised', 'surface.overlay'],
    3,
  ),
  ...pairs(['accent.base'], ['surface.base', 'surface.raised', 'surface.selected', 'surface.hover'], 3),
  ...pairs(['field.border'], ['field.background', 'surface.page', 'surface.base', 'surface.overlay'], 3),
  ...pairs(['border.strong'], ['surface.page', 'surface.base', 'surface.raised'], 3),
  ...pairs(['focus'], [...grounds, 'field.background'], 3),
]
