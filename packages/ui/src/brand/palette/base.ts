/** How round corners are. */
export const cornerShapes = ['square', 'soft', 'round'] as const
/** How round corners are. */
export type CornerShape = (typeof cornerShapes)[number]

/** How close things stand. */
export const densities = ['compact', 'regular', 'roomy'] as const
/** How close things stand. */
export type Density = (typeof densities)[number]

type Group = Record<string, unknown>

const corners: Record<CornerShape, readonly number[]> = {
  square: [0, 0, 0],
  soft: [6, 10, 14],
  round: [10, 16, 24],
}

/** Space in steps of 4 px, heights of controls, header and side menu. A finger needs 44 px, so that `medium` has them. */
const measures: Record<
  Density,
  { space: readonly number[]; control: readonly number[]; frame: readonly number[] }
> = {
  compact: { space: [2, 4, 6, 10, 12, 20, 28, 40, 56], control: [32, 44, 48], frame: [56, 232] },
  regular: { space: [2, 4, 8, 12, 16, 24, 32, 48, 64], control: [36, 44, 52], frame: [64, 248] },
  roomy: { space: [2, 4, 8, 16, 20, 32, 40, 64, 80], control: [40, 48, 60], frame: [72, 272] },
}

const spaceNames = ['3xs', '2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl']
const pixels = (value: number) => ({ $value: { value, unit: 'px' } })
const rems = (value: number) => ({ $value: { value, unit: 'rem' } })
const plain = (value: unknown) => ({ $value: value })

function named<Value>(
  names: readonly string[],
  values: readonly Value[],
  make: (value: Value) => unknown,
): Group {
  return Object.fromEntries(names.map((name, index) => [name, make(values[index] as Value)]))
}

const textFonts = [
  'system-ui',
  '-apple-system',
  'Segoe UI',
  'Roboto',
  'Noto Sans',
  'Helvetica Neue',
  'Noto Sans Khmer',
  'Khmer OS Battambang',
  'PingFang SC',
  'Noto Sans SC',
  'Microsoft YaHei',
  'sans-serif',
]

/** Text and heading line heights by script; what stacks marks above and below the line needs more. */
const lineHeights: Record<string, readonly [number, number]> = {
  latin: [1.5, 1.2],
  han: [1.6, 1.35],
  thai: [1.65, 1.45],
  khmer: [1.75, 1.55],
  burmese: [1.9, 1.7],
  arabic: [1.7, 1.5],
  nastaliq: [2.2, 2],
}

const type: Group = {
  family: {
    $type: 'fontFamily',
    text: plain(textFonts),
    heading: plain(textFonts),
    figures: plain(textFonts),
    code: plain(['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace']),
  },
  size: {
    $type: 'dimension',
    ...named(
      ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', 'display'],
      [0.75, 0.875, 1, 1.125, 1.25, 1.5, 1.875, 2.5],
      rems,
    ),
  },
  weight: {
    $type: 'fontWeight',
    ...named(['regular', 'medium', 'strong', 'heading'], [400, 500, 600, 700], plain),
  },
  lineHeight: {
    $type: 'number',
    ...named(Object.keys(lineHeights), Object.values(lineHeights), ([text, heading]) => ({
      text: plain(text),
      heading: plain(heading),
    })),
  },
  tracking: { $type: 'dimension', heading: rems(-0.01), caps: rems(0.04) },
}

/** The tokens that are the same in both schemes: measures, type, corners, motion. */
export function baseTokens(corner: CornerShape, density: Density): Group {
  const { space, control, frame } = measures[density]
  const sizes = ['small', 'medium', 'large']
  return {
    space: { $type: 'dimension', ...named(spaceNames, space, pixels) },
    type,
    size: {
      $type: 'dimension',
      control: named(sizes, control, pixels),
      icon: named(sizes, [16, 20, 24], pixels),
      container: named(['narrow', 'reading', 'page'], [480, 720, 1240], pixels),
      popup: named(sizes, [400, 520, 820], pixels),
      ...named(['header', 'sideMenu'], frame, pixels),
    },
    radius: {
      $type: 'dimension',
      ...named(sizes, corners[corner], pixels),
      full: pixels(corner === 'square' ? 0 : 999),
    },
    line: { $type: 'dimension', ...named(['thin', 'thick', 'focus', 'focusOffset'], [1, 2, 2, 2], pixels) },
    motion: {
      fast: { $type: 'duration', $value: { value: 120, unit: 'ms' } },
      base: { $type: 'duration', $value: { value: 200, unit: 'ms' } },
      slow: { $type: 'duration', $value: { value: 320, unit: 'ms' } },
      standard: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] },
      enter: { $type: 'cubicBezier', $value: [0.05, 0.7, 0.1, 1] },
      exit: { $type: 'cubicBezier', $value: [0.3, 0, 0.8, 0.15] },
    },
    z: {
      $type: 'number',
      ...named(['raised', 'header', 'menu', 'floating', 'toast'], [1, 100, 200, 300, 400], plain),
    },
  }
}
