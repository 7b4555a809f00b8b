import { describe, expect, it } from 'vitest'
import * as face from '../index.ts'
import { declarations } from './declarations.ts'
import { hasLongText, hasRightToLeft } from './story-states.ts'

const stories = import.meta.glob<string>('../**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** A function, or what `memo` and its like make of one, under a name as components have. */
const components = Object.entries(face)
  .filter(
    ([name, value]) => /^[A-Z]/.test(name) && (typeof value === 'function' || '$$typeof' in Object(value)),
  )
  .map(([name]) => name)

describe('no component is outside of the suite', () => {
  it('finds the components', () => {
    expect(components.length).toBeGreaterThan(60)
  })

  it('has a .conformance.tsx for every component of the public API, and for nothing else', () => {
    expect(declarations.map(({ component }) => component).sort()).toEqual(components.sort())
  })

  it.each(declarations)('$component is declared by its name', async ({ component, load }) => {
    expect((await load()).name).toBe(component)
  })
})

describe.each(declarations)('the stories of $component', ({ component, folder, load }) => {
  const files = Object.entries(stories)
    .filter(([path, text]) => path.startsWith(`../${folder}/`) && new RegExp(`\\b${component}\\b`).test(text))
    .map(([, text]) => text)

  it('are there', () => {
    expect(files.length).toBeGreaterThan(0)
  })

  it('show a long text and the page from right to left', async () => {
    const { wordless = false } = await load()
    const long = wordless || files.some(hasLongText)
    expect({ long, rightToLeft: files.some(hasRightToLeft) }).toEqual({ long: true, rightToLeft: true })
  })
})
