import type { FontMetrics } from '@capsizecss/core'

/** A font that devices have, regular and bold. */
type DeviceFont = readonly [regular: FontMetrics, bold: FontMetrics]

const font = (
  [familyName, fullName, postscriptName]: readonly [string, string, string],
  [unitsPerEm, ascent, descent, lineGap, xWidthAvg, capHeight, xHeight]: readonly number[],
) =>
  ({
    ...{ familyName, fullName, postscriptName, unitsPerEm, ascent, descent },
    ...{ lineGap, xWidthAvg, capHeight, xHeight },
  }) as FontMetrics

/** What Windows, Apple's and Android devices have: from @capsizecss/metrics 4.3.0, whose whole collection is 170 MB. */
const arial: DeviceFont = [
  font(['Arial', 'Arial', 'ArialMT'], [2048, 1854, -434, 67, 913, 1467, 1062]),
  font(['Arial', 'Arial Bold', 'Arial-BoldMT'], [2048, 1854, -434, 67, 983, 1466, 1062]),
]
const roboto: DeviceFont = [
  font(['Roboto', 'Roboto Regular', 'Roboto-Regular'], [2048, 1900, -500, 0, 911, 1456, 1082]),
  font(['Roboto', 'Roboto Bold', 'Roboto-Bold'], [2048, 1900, -500, 0, 926, 1456, 1082]),
]
const times: DeviceFont = [
  font(['Times New Roman', 'Times New Roman', 'TimesNewRomanPSMT'], [2048, 1825, -443, 87, 832, 1356, 916]),
  font(
    ['Times New Roman', 'Times New Roman Bold', 'TimesNewRomanPS-BoldMT'],
    [2048, 1825, -443, 87, 886, 1356, 935],
  ),
]
const notoSerif: DeviceFont = [
  font(['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular'], [1000, 1069, -293, 0, 481, 714, 536]),
  font(['Noto Serif', 'Noto Serif Bold', 'NotoSerif-Bold'], [1000, 1069, -293, 0, 512, 714, 536]),
]

/** The fonts that stand in for one that is loading: those of its kind, as the tokens name it last. */
export const deviceFonts = { 'sans-serif': [arial, roboto], serif: [times, notoSerif] } as const
