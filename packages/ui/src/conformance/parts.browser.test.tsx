import '../reset/reset.css.ts'
import type { Messages } from '@baize/i18n'
import axe from 'axe-core'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import tokens from '../../../../brands/default/tokens.json'
import { compileBrand } from '../brand/compileBrand.ts'
import * as api from '../index.ts'
import { loadMessages } from '../messages.ts'
import { loadScreenMessages } from '../screen-messages.ts'
import { type Direction, type Mounted, mount } from './browser.tsx'
import { parts, partsWithoutProps } from './parts.tsx'
import { passed, probeId, splitReports, strangers } from './probe.ts'

let messages: Messages = {}
let mounted: Mounted | undefined

beforeAll(async () => {
  messages = { ...(await loadMessages('en')), ...(await loadScreenMessages('en')) }
  const brand = compileBrand(tokens)
  if (!brand.ok) throw new Error(brand.problems.join('\n'))
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = `${brand.css}
    *, *::before, *::after { animation: none !important; transition: none !important }`
  document.documentElement.lang = 'en'
  document.title = 'Parts'
})
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  mounted?.unmount()
  mounted = undefined
  vi.restoreAllMocks()
})

it('declares every part of the public API', () => {
  const named = Object.entries(api).flatMap(([name, value]) =>
    typeof value === 'function' && /^[A-Z]/.test(name)
      ? Object.entries(value)
          .filter(([key, part]) => /^[A-Z]/.test(key) && typeof part === 'function')
          .map(([key]) => `${name}.${key}`)
      : [],
  )
  expect([...parts.map(({ name }) => name), ...partsWithoutProps].sort()).toEqual(named.sort())
})

describe.each(parts)('$name', (declaration) => {
  it.each<Direction>(['ltr', 'rtl'])(
    'passes its ref, id, aria-* and data-* to its element (%s)',
    async (direction) => {
      mounted = await mount(declaration, messages, direction)
      const { element } = mounted
      await vi.waitFor(() => expect(element()?.localName).toBe(declaration.root), { timeout: 5000 })
      const found = (selector: string) => [...document.querySelectorAll(selector)]
      if (!declaration.excused?.id) expect(found(`#${probeId}`)).toEqual([element()])
      for (const [name, value] of Object.entries(passed))
        expect(found(`[${name}="${value}"]`)).toEqual([element()])
      expect(strangers()).toEqual([])
      const { violations } = await axe.run(document, {
        resultTypes: ['violations'],
        rules: Object.fromEntries(
          ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass'].map((rule) => [
            rule,
            { enabled: false },
          ]),
        ),
      })
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
      const { others } = splitReports(vi.mocked(console.error).mock.calls)
      expect(others).toEqual([])
    },
  )
})

describe('a part outside of its component', () => {
  it.each([
    ['Menu.Item', <api.Menu.Item key="">By name</api.Menu.Item>],
    ['Menu.Trigger', <api.Menu.Trigger key="">Sort</api.Menu.Trigger>],
    ['Popover.Close', <api.Popover.Close key="">Done</api.Popover.Close>],
    ['SegmentedControl.Item', <api.SegmentedControl.Item key="" value="a" label="A" />],
  ] as const)('%s is reported and renders nothing', async (name, part) => {
    mounted = await mount({ name, root: 'div', render: () => <div data-stage="">{part}</div> }, messages)
    expect(document.querySelector('[data-stage]')?.childElementCount).toBe(0)
    const reports = vi.mocked(console.error).mock.calls.map(([text]) => String(text))
    expect(reports.filter((text) => text.startsWith(`[baize] A ${name} is outside of a `))).toHaveLength(1)
  })
})
