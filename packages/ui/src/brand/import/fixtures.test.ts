import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileBrand } from '../compileBrand.ts'
import { readTokens } from '../readTokens.ts'
import { makeBrand } from './makeBrand.ts'
import { type Tool, toolOf, unknownTool } from './tools.ts'

// Files in the shape that each tool writes, made for these tests.
const read = (name: string) => ({
  name,
  content: JSON.parse(readFileSync(resolve(import.meta.dirname, '../fixtures', name), 'utf8')) as unknown,
})
const made = (tool: Tool, files: string[], ignore: string[] = []) =>
  makeBrand(tool, files.map(read), { roles: {}, ignore }, { accent: '#0e7a4f' })

interface Kept {
  tool: Tool
  files: string[]
  /** Tokens that are kept. */
  kept: number
  /** Roles that are filled by their names. */
  roles: Record<string, string>
  /** CSS by path: the same in both schemes, or light and dark. */
  css: Record<string, string | [light: string, dark: string]>
  variant?: [selection: Record<string, string>, css: Record<string, string>]
}

const green = 'color(srgb 0.0549 0.47843 0.3098)'
const paleGreen = 'color(srgb 0.37255 0.82745 0.63137)'

const whole: Record<string, Kept> = {
  'Tokens Studio, one set, without dollar signs': {
    tool: 'tokens-studio',
    files: ['tokens-studio-single-set.json'],
    kept: 8,
    roles: { 'radius.medium': 'radius.medium', 'color.accent.base': 'colors.accent.base' },
    css: {
      'brand.colors.green.600': 'color(srgb 0.03529 0.36078 0.23529 / 0.9)',
      'color.accent.base': [green, green],
      'brand.spacing.sm': '12px',
      'brand.spacing.1-5': '6px',
      'radius.medium': '6px',
      'brand.font.weight': '600',
      'brand.font.leading': '1.5',
    },
  },
  'Tokens Studio, sets by theme': {
    tool: 'tokens-studio',
    files: ['tokens-studio-themes.json'],
    kept: 3,
    roles: { 'color.accent.base': 'color.accent.base' },
    css: { 'brand.green.500': green, 'color.accent.base': [green, paleGreen] },
  },
  'Tokens Studio, composite values': {
    tool: 'tokens-studio',
    files: ['tokens-studio-composites.json'],
    kept: 4,
    roles: {},
    css: {
      'brand.well': '0px 1px 2px 0px color(srgb 0.06275 0.06275 0.06275) inset',
      'brand.rule': '1px solid color(srgb 0.06275 0.06275 0.06275)',
      'brand.title.fontFamily': '"St. Ryde",sans-serif',
      'brand.title.fontSize': '32px',
      'brand.title.fontWeight': '700',
      'brand.title.letterSpacing': '0px',
      'brand.title.lineHeight': '1.2',
    },
  },
  'Tokens Studio, themes that are no schemes': {
    tool: 'tokens-studio',
    files: ['tokens-studio-density.json'],
    kept: 1,
    roles: {},
    css: { 'brand.pad': '8px' },
    variant: [{ density: 'roomy' }, { 'brand.pad': '24px' }],
  },
  'Penpot, in the form of Tokens Studio': {
    tool: 'tokens-studio',
    files: ['penpot.json'],
    kept: 3,
    roles: { 'color.accent.base': 'accent.base' },
    css: {
      'brand.accent.base': 'color(srgb 0.48627 0.22745 0.92941)',
      'brand.gap': '8px',
      'brand.family': 'Sora',
    },
  },
  'Figma, variables with modes': {
    tool: 'figma',
    files: ['figma-variables.json'],
    kept: 6,
    roles: {
      'type.family.text': 'type.family.text',
      'radius.medium': 'radius.medium',
      'color.accent.base': 'color.accent.base',
    },
    css: {
      'color.accent.base': [green, paleGreen],
      'radius.medium': '12px',
      'type.family.text': 'Inter',
      'brand.overlay.opacity': '0.64',
    },
  },
  'Figma, modes that are no schemes, a name that is a group, too': {
    tool: 'figma',
    files: ['figma-density-modes.json'],
    kept: 3,
    roles: { 'color.text.link': 'color.text.link' },
    css: {
      'brand.color.text': 'color(srgb 0.1 0.1 0.1)',
      'brand.color.text.link': 'color(srgb 0.1 0.1 0.1)',
      'brand.gap': '16px',
    },
    variant: [{ density: 'compact' }, { 'brand.gap': '8px' }],
  },
  'Figma, its own export, a file a mode': {
    tool: 'dtcg',
    files: ['figma-export-light.tokens.json', 'figma-export-dark.tokens.json'],
    kept: 2,
    roles: { 'radius.small': 'radius.small', 'color.accent.base': 'color.accent.base' },
    css: {
      'color.accent.base': [
        'color(srgb 0.7607843 0.0941176 0.3568627)',
        'color(srgb 0.9568627 0.5607843 0.6941176)',
      ],
      'radius.small': '6px',
    },
  },
  'Style Dictionary 3, category, type, item': {
    tool: 'style-dictionary',
    files: ['style-dictionary-cti.json'],
    kept: 10,
    roles: { 'color.accent.base': 'color.accent.base' },
    css: {
      'brand.color.accent.base': 'color(srgb 0.14118 0.31373 0.84706)',
      'brand.size.padding.small': '0.5rem',
      'brand.size.font.small': '14px',
      'brand.time.short': '150ms',
      'brand.time.long': '0.4s',
      'brand.font.family.base': '"Helvetica Neue",Arial',
      'brand.font.weight.bold': '700',
      'brand.opacity.disabled': '0.38',
    },
  },
  'Style Dictionary 4, texts for values': {
    tool: 'dtcg',
    files: ['style-dictionary-v4.json'],
    kept: 6,
    roles: {
      'motion.fast': 'motion.fast',
      'color.text.link': 'color.text.link',
      'color.accent.base': 'color.accent.base',
      'color.accent.soft': 'color.accent.soft',
    },
    css: {
      'brand.color.text.link': 'color(srgb 0.70588 0.32549 0.03529)',
      'motion.fast': '120ms',
      'brand.motion.ease': 'cubic-bezier(0,0,0.58,1)',
      'brand.shadow.card': '0px 2px 8px 0px color(srgb 0 0 0 / 0.2)',
    },
  },
  'Supernova, by its Style Dictionary exporter': {
    tool: 'style-dictionary',
    files: ['supernova.json'],
    kept: 4,
    roles: { 'color.surface.page': 'colors.surface.page', 'color.accent.base': 'colors.accent.base' },
    css: { 'brand.radii.card': '12px', 'brand.colors.surface.page': 'color(srgb 1 1 1)' },
  },
  'Terrazzo, modes beside a value, a wide colour': {
    tool: 'dtcg',
    files: ['terrazzo-modes.json'],
    kept: 2,
    roles: { 'color.accent.base': 'color.accent.base' },
    css: {
      'color.accent.base': ['oklch(0.55 0.2 264)', 'oklch(0.75 0.15 264)'],
      'brand.color.wide': 'color(display-p3 1 0.2 0.1)',
    },
  },
  'A draft of the format, with hex and pixels as texts': {
    tool: 'dtcg',
    files: ['dtcg-draft-hex.json'],
    kept: 6,
    roles: {
      'space.sm': 'space.sm',
      'space.md': 'space.md',
      'color.accent.base': 'accent.base',
      'color.accent.text': 'accent.text',
    },
    css: {
      'space.sm': '12px',
      'space.md': '1rem',
      'brand.accent.text': 'color(srgb 0.7451 0.07059 0.23529)',
      'brand.font.body': '"Atkinson Hyperlegible"',
      'brand.font.strong': '600',
    },
  },
  'The format 2025.10, groups that extend, references, $root': {
    tool: 'dtcg',
    files: ['dtcg-extends.json'],
    kept: 10,
    roles: { 'color.accent.base': 'accent.base' },
    css: {
      'brand.palette.brand': 'hsl(262 83% 45%)',
      'brand.palette.brand.soft': 'color(srgb 0.9 0.9 1)',
      'brand.button.primary.background': 'hsl(262 83% 45%)',
      'brand.button.primary.padding': '12px',
      'brand.button.quiet.background': 'color(srgb 0.9 0.9 1)',
      'brand.button.quiet.padding': '12px',
    },
  },
  'Primer, the format with the places of its Figma': {
    tool: 'dtcg',
    files: ['primer.json'],
    kept: 6,
    roles: { 'color.accent.base': 'accent.base' },
    css: {
      'color.accent.base': 'color(srgb 0.12157 0.53333 0.23922)',
      'brand.control.medium.gap': '8px',
      'brand.control.medium.lineBoxHeight': '1.5',
      'brand.fontStack.sansSerif': '-apple-system,BlinkMacSystemFont,"Segoe UI",sans-serif',
    },
  },
  'Polaris, values as CSS has them, without types': {
    tool: 'style-dictionary',
    files: ['polaris.json'],
    kept: 9,
    roles: {},
    css: {
      'brand.color.color-bg': 'color(srgb 0.9451 0.9451 0.9451)',
      'brand.border.border-radius-200': '0.5rem',
      'brand.font.font-weight-semibold': '650',
      'brand.motion.motion-duration-150': '150ms',
      'brand.motion.motion-ease': 'cubic-bezier(0.25,0.1,0.25,1)',
      'brand.zIndex.z-index-1': '100',
    },
  },
  'Radix colours, a scheme as a mode, a wide colour with alpha': {
    tool: 'dtcg',
    files: ['radix-colors.json'],
    kept: 4,
    roles: { 'color.accent.base': 'accent.base' },
    css: {
      'brand.grass.1': ['color(srgb 0.98431 0.99608 0.98431)', 'color(srgb 0.0549 0.08235 0.06667)'],
      'brand.grass.9': 'color(srgb 0.27451 0.6549 0.3451)',
      'brand.grassA.3': 'color(display-p3 0.114 0.616 0.067 / 0.07)',
    },
  },
}

describe.each(Object.entries(whole))('%s', (_name, { tool, files, kept, roles, css, variant }) => {
  it('is recognised, kept whole, and fills the roles that it names', () => {
    expect(files.map((file) => toolOf(read(file).content))).toEqual(files.map(() => tool))
    const brand = made(tool, files)
    expect(brand.problems).toEqual([])
    expect(brand.kept).toBe(kept)
    expect(brand.mapping.roles).toEqual(roles)
    const tokens = readTokens(brand.document)
    for (const [path, expected] of Object.entries(css)) {
      const [light, dark] = typeof expected === 'string' ? [expected, expected] : expected
      const inScheme = (scheme: 'light' | 'dark') => tokens.base.get(path) ?? tokens[scheme].get(path)
      expect([path, inScheme('light'), inScheme('dark')]).toEqual([path, light, dark])
    }
    expect(tokens.variants).toEqual(
      variant
        ? [
            {
              selection: variant[0],
              light: new Map(Object.entries(variant[1])),
              dark: new Map(Object.entries(variant[1])),
            },
          ]
        : [],
    )
    expect(compileBrand(brand.document)).toMatchObject({ ok: true })
  })
})

/** What a file has that a brand has no place for: each with its path, the reason and the place in the file. */
const partial: Record<
  string,
  {
    tool: Tool
    file: string
    problems: string[]
    ignore: string[]
    /** CSS by path, of what is kept. */
    kept: Record<string, string>
  }
> = {
  'Tokens Studio, calculations and what only it knows': {
    tool: 'tokens-studio',
    file: 'tokens-studio-calculated.json',
    problems: [
      'double is a calculation, {unit} * 2; have the tool write its result. [tokens-studio-calculated.json#/core/double]',
      'hover changes a colour by a modifier of the tool; have the tool write its result. [tokens-studio-calculated.json#/core/hover]',
      'caps has the type textCase, for which the format has no place. [tokens-studio-calculated.json#/core/caps]',
      'tracking is -2%; the format has px and rem only. [tokens-studio-calculated.json#/core/tracking]',
    ],
    ignore: ['double', 'hover', 'caps', 'tracking'],
    kept: { 'brand.unit': '4px' },
  },
  'Figma, another library and a switch': {
    tool: 'figma',
    file: 'figma-library-and-boolean.json',
    problems: [
      'brand.remote points at the variable VariableID:lib/9:9, which is in another file (a library). [figma-library-and-boolean.json#/meta/variables/V:2]',
      'flag.new-lobby is a BOOLEAN variable, for which the format has no place. [figma-library-and-boolean.json#/meta/variables/V:3]',
    ],
    ignore: ['brand.remote', 'flag'],
    kept: { 'brand.accent.base': 'color(srgb 0.5 0 0.5)' },
  },
  'Style Dictionary, assets, texts and percentages': {
    tool: 'style-dictionary',
    file: 'style-dictionary-assets.json',
    problems: [
      'asset.icon.close has no type, and its value tells none. [style-dictionary-assets.json#/asset/icon/close]',
      'content.quote has no type, and its value tells none. [style-dictionary-assets.json#/content/quote]',
      'size.column is 66%; the format has px and rem only. [style-dictionary-assets.json#/size/column]',
    ],
    ignore: ['asset', 'content', 'size.column'],
    kept: { 'brand.color.brand': 'color(srgb 0.48704 0.2314 0.9286)' },
  },
  'Open Props, a type of its own': {
    tool: 'style-dictionary',
    file: 'open-props.json',
    problems: [
      'other.font-serif has the type other, for which the format has no place. [open-props.json#/other/font-serif]',
    ],
    ignore: ['other'],
    kept: { 'brand.radius.2': '5px', 'brand.size.3': '1rem', 'brand.ease.3': 'cubic-bezier(0.25,0,0.3,1)' },
  },
}

describe.each(Object.entries(partial))('%s', (_name, { tool, file, problems, ignore, kept }) => {
  it('has what cannot be kept named, and is kept without it once it is ignored by name', () => {
    expect(toolOf(read(file).content)).toBe(tool)
    expect(made(tool, [file]).problems).toEqual(problems)
    const brand = made(tool, [file], ignore)
    expect(brand.problems).toEqual([])
    const { base, light } = readTokens(brand.document)
    const css = new Map([...light, ...base])
    expect(Object.fromEntries(Object.keys(kept).map((path) => [path, css.get(path)]))).toEqual(kept)
  })
})

it.each([
  [
    'material-theme.json',
    'material-theme.json has no tokens of Figma, Tokens Studio, Style Dictionary or the design-tokens format.',
  ],
  [
    'carbon.json',
    'carbon.json has no tokens of Figma, Tokens Studio, Style Dictionary or the design-tokens format.',
  ],
  [
    'tailwind-theme.json',
    'tailwind-theme.json has no tokens of Figma, Tokens Studio, Style Dictionary or the design-tokens format.',
  ],
  [
    'package-manifest.json',
    'package-manifest.json has no tokens of Figma, Tokens Studio, Style Dictionary or the design-tokens format.',
  ],
  [
    'resolver.json',
    'resolver.json is a resolver document: it is a tokens.json already; put it into a brand’s folder.',
  ],
])('%s is not imported: it says why', (file, sentence) => {
  const { name, content } = read(file)
  expect(toolOf(content)).toBeUndefined()
  expect(unknownTool(name, content)).toBe(sentence)
})

describe('a mapping', () => {
  it('fills roles by what it says, and says which of its lines lead nowhere', () => {
    const files = [read('figma-variables.json')]
    const roles = { 'color.text.link': 'green/500', 'color.nothing': 'green.500', 'color.focus': 'green.500' }
    const brand = makeBrand('figma', files, { roles, ignore: [] }, {})
    expect(brand.problems).toEqual([
      'mapping.json: color.text.link is to be green/500, which the files do not have. [mapping.json#/roles]',
      'mapping.json: color.nothing is not a role of Baize. [mapping.json#/roles]',
    ])
    const tokens = readTokens(brand.document)
    expect(tokens.light.get('color.focus')).toBe(green)
  })

  it('is needed for the accent where no name identifies it', () => {
    const brand = makeBrand(
      'tokens-studio',
      [read('tokens-studio-density.json')],
      { roles: {}, ignore: [] },
      {},
    )
    expect(brand.document).toBeUndefined()
    expect(brand.problems).toEqual([
      'No token fills color.accent.base: say which in mapping.json, or give --accent.',
    ])
  })
})
