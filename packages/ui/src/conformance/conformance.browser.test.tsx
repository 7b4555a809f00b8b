import '../reset/reset.css.ts'
import type { Messages } from '@baize/i18n'
import axe from 'axe-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import tokens from '../../../../brands/default/tokens.json'
import { lookAtPage } from '../../../../tooling/catalogues/look.ts'
import { compileBrand } from '../brand/compileBrand.ts'
import { loadMessages } from '../messages.ts'
import { loadScreenMessages } from '../screen-messages.ts'
import { type Direction, forceColours, type Mounted, mount } from './browser.tsx'
import type { Declaration } from './conforms.ts'
import { controls, hasContour, isLargeEnough, named, showsFocus, statesThatDoNotShow } from './controls.ts'
import { declarations } from './declarations.ts'
import { places, unmirrored } from './mirror.ts'
import { passed, probeId, splitReports, strangers } from './probe.ts'

const phone = { width: 360, height: 740 }
const laptop = { width: 1024, height: 768 }
/** What a reader may set, by WCAG 1.4.12. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`
const noise = ['log', 'info', 'warn', 'error'] as const
const directions: readonly Direction[] = ['ltr', 'rtl']

/** Rules about whole pages, which a component alone is not. */
const pageRules = [
  'region',
  'landmark-one-main',
  'page-has-heading-one',
  'bypass',
  'document-title',
  'html-has-lang',
]
const axeOptions: axe.RunOptions = {
  resultTypes: ['violations'],
  elementRef: false,
  rules: Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
}

/** What changes with the scheme: only colours do. */
const colourRules: axe.RunOptions = {
  ...axeOptions,
  runOnly: ['color-contrast', 'link-in-text-block'],
  rules: {},
}

async function violations(options: axe.RunOptions): Promise<string[]> {
  const { violations } = await axe.run(document, options)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html.slice(0, 200)}\n  ${node.failureSummary ?? ''}`),
  )
}

let messages: Messages = {}
let mounted: Mounted | undefined
let shown: { declaration: Declaration; direction: Direction } | undefined

/** Shows a component; one that is mounted already with the same settings stays: mounting all anew takes most of the time. */
async function show(declaration: Declaration, direction: Direction = 'ltr'): Promise<Mounted> {
  if (mounted && shown?.declaration === declaration && shown.direction === direction) return mounted
  clear()
  mounted = await mount(declaration, messages, direction)
  shown = { declaration, direction }
  return mounted
}

/** Where things stand once they have stopped moving: what measures itself draws once more after a frame. */
async function settledPlaces(): Promise<ReturnType<typeof places>> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  let before = ''
  for (let found = places(); ; found = places()) {
    const text = JSON.stringify([...found])
    if (text === before) return found
    before = text
    await frame()
    await frame()
  }
}

function clear(): void {
  mounted?.unmount()
  mounted = undefined
  shown = undefined
}

beforeAll(async () => {
  messages = { ...(await loadMessages('en')), ...(await loadScreenMessages('en')) }
  const brand = compileBrand(tokens)
  if (!brand.ok) throw new Error(brand.problems.join('\n'))
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = `${brand.css}
    *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important }`
  document.documentElement.lang = 'en'
  document.title = 'Conformance'
})

beforeEach(async () => {
  document.documentElement.dataset.scheme = 'light'
  for (const level of noise) vi.spyOn(console, level).mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
})

afterAll(clear)

describe.each(declarations)('$component', ({ component, load }) => {
  let declaration: Declaration
  beforeAll(async () => {
    await page.viewport(laptop.width, laptop.height)
    declaration = await load()
    expect(declaration.name).toBe(component)
  })

  it('mounts, unmounts and mounts again without a warning, and leaves nothing behind', async () => {
    clear()
    const before = document.body.childElementCount
    for (const _ of [1, 2]) {
      const { element } = await show(declaration)
      clear()
      expect(element()).toBeNull()
      expect(document.body.childElementCount).toBe(before)
    }
    expect(document.body.getAttribute('style') ?? '').toBe('')
    for (const level of noise) {
      const { strangers, others } = splitReports(vi.mocked(console[level]).mock.calls)
      expect(others).toEqual([])
      // Once, at the first mounting: a property that it does not have.
      if (level === 'error' && declaration.root !== undefined)
        expect(strangers).toEqual(['className', 'stranger', 'style'])
    }
  })

  it('passes its element to the ref, and takes its id, aria-* and data-* there and nowhere else', async () => {
    const { element } = await show(declaration)
    const found = (selector: string) => [...document.querySelectorAll(selector)]
    const identified = found(`#${probeId}`)
    const marked = Object.entries(passed).map(([name, value]) => found(`[${name}="${value}"]`))
    if (declaration.root === undefined) {
      expect([element(), ...identified, ...marked.flat()]).toEqual([null])
      return
    }
    const root = declaration.excused?.ref ? marked[0]?.[0] : element()
    expect(root?.localName).toBe(declaration.root)
    if (!declaration.excused?.id) expect(identified).toEqual([root])
    for (const each of marked) expect(each).toEqual([root])
  })

  it('lets no property through that it does not have', async () => {
    await show(declaration)
    expect(strangers()).toEqual([])
  })

  it('has targets of 24 by 24 and shows the focus of the keyboard', async () => {
    await show(declaration)
    if (!declaration.excused?.target)
      expect(
        controls()
          .filter((control) => !isLargeEnough(control))
          .map(named),
      ).toEqual([])
    if (!declaration.excused?.focus)
      expect(
        controls()
          .filter((control) => !showsFocus(control, false))
          .map(named),
      ).toEqual([])
  })

  it.each(directions)('has no axe violations, light and dark, %s', async (direction) => {
    await show(declaration, direction)
    expect(await violations(axeOptions), 'light').toEqual([])
    document.documentElement.dataset.scheme = 'dark'
    expect(await violations(colourRules), 'dark').toEqual([])
  })

  it('keeps within a phone of 360 px, and is its own mirror image from right to left', async () => {
    await page.viewport(phone.width, phone.height)
    const seen = []
    for (const direction of directions) {
      await show(declaration, direction)
      const { scrollWidth, clientWidth } = document.documentElement
      if (!declaration.excused?.overflow) expect(scrollWidth, direction).toBeLessThanOrEqual(clientWidth)
      seen.push(await settledPlaces())
    }
    const [ltr, rtl] = seen
    if (ltr && rtl && !declaration.excused?.mirror) expect(unmirrored(ltr, rtl)).toEqual([])
  })

  it('cuts no text under the text spacing of WCAG 1.4.12', async () => {
    await page.viewport(phone.width, phone.height)
    await show(declaration)
    const before = new Set(lookAtPage({ margin: phone.width }).faults)
    const spacing = document.head.appendChild(document.createElement('style'))
    spacing.textContent = textSpacing
    try {
      await settledPlaces()
      const { faults } = lookAtPage({ margin: phone.width })
      expect(faults.filter((fault) => !before.has(fault))).toEqual([])
    } finally {
      spacing.remove()
    }
  })
})

describe('in forced colours', () => {
  beforeAll(async () => {
    await page.viewport(laptop.width, laptop.height)
    await forceColours(true)
    return () => forceColours(false)
  })

  it.each(declarations)(
    '$component keeps the lines round its controls and round what has the focus',
    async ({ load }) => {
      const declaration = await load()
      await show(declaration)
      expect(statesThatDoNotShow()).toEqual([])
      if (!declaration.excused?.contour)
        expect(
          controls()
            .filter((control) => !hasContour(control))
            .map(named),
        ).toEqual([])
      if (!declaration.excused?.focus)
        expect(
          controls()
            .filter((control) => !showsFocus(control, true))
            .map(named),
        ).toEqual([])
    },
  )
})
