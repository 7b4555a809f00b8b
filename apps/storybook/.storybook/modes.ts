/** The matrix in which stories are rendered: for Chromatic, for `npm run images`, and for the viewport's menu. */

/** The widths that the layouts are made for, by the name that the viewport's menu has. */
export const viewports = {
  phone: { name: 'Small phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop: { name: 'Laptop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const

type Viewport = keyof typeof viewports

const modeSchemes = ['light', 'dark'] as const
const modeDirections = ['ltr', 'rtl'] as const
const modeViewports = Object.keys(viewports) as Viewport[]

/** One mode of a story. The names are the toolbar's, as Chromatic wants them. */
export interface Mode {
  brand: string
  scheme: (typeof modeSchemes)[number]
  direction: (typeof modeDirections)[number]
  viewport: Viewport
  /** Images are taken without motion. */
  motion: 'reduced'
}

/** `default-light-ltr-phone`: the name of an image's folder. */
export function modeName({ brand, scheme, direction, viewport }: Mode): string {
  return [brand, scheme, direction, viewport].join('-')
}

/** Every mode: brand x scheme x direction x width. */
export function allModes(brands: readonly string[]): Mode[] {
  return brands.flatMap((brand) =>
    modeSchemes.flatMap((scheme) =>
      modeDirections.flatMap((direction) =>
        modeViewports.map((viewport): Mode => ({ brand, scheme, direction, viewport, motion: 'reduced' })),
      ),
    ),
  )
}

function pairsOf(mode: Mode): string[] {
  const values = [mode.brand, mode.scheme, mode.direction, mode.viewport]
  return values.flatMap((one, i) =>
    values.slice(i + 1).map((other, j) => `${i} ${one} ${i + 1 + j} ${other}`),
  )
}

/**
 * The fewest modes (nearly) in which every two values still occur together: each brand in both schemes, both
 * directions and at every width. An error through two settings together is found; 12 images of a story instead of 48.
 */
export function defaultModes(brands: readonly string[]): Mode[] {
  const rest = allModes(brands)
  const unmet = new Set(rest.flatMap(pairsOf))
  const chosen: Mode[] = []
  while (unmet.size > 0) {
    const gain = (mode: Mode) => pairsOf(mode).filter((pair) => unmet.has(pair)).length
    const best = rest.reduce((champion, mode) => (gain(mode) > gain(champion) ? mode : champion))
    for (const pair of pairsOf(best)) unmet.delete(pair)
    chosen.push(best)
  }
  return chosen
}

/** The modes of a set, or those of all whose name contains each of the given words: `dark,phone`. */
export function modesFor(brands: readonly string[], wanted = 'usual'): Mode[] {
  if (wanted === 'usual') return defaultModes(brands)
  if (wanted === 'all') return allModes(brands)
  const words = wanted.split(',').filter(Boolean)
  return allModes(brands).filter((mode) => words.every((word) => modeName(mode).split('-').includes(word)))
}

/** `parameters.chromatic.modes`; `STORYBOOK_MODES=all` while building takes the whole matrix. */
export function chromaticModes(brands: readonly string[], wanted?: string): Record<string, Mode> {
  return Object.fromEntries(modesFor(brands, wanted || 'usual').map((mode) => [modeName(mode), mode]))
}
