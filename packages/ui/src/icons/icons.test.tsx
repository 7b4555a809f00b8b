import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as icons from './icons.ts'
import { mirrored } from './mirrored.ts'

const drawn = Object.entries(icons).map(([name, Icon]) => ({ name, markup: renderToStaticMarkup(<Icon />) }))

describe('icons', () => {
  it('are hidden from screen readers, and sized by their text', () => {
    expect(drawn.length).toBeGreaterThan(70)
    for (const { name, markup } of drawn) {
      expect(markup, name).toContain('aria-hidden="true"')
      // What the reset sizes by the text.
      expect(markup, name).toMatch(/^<svg [^>]*width="24" height="24"[^>]*class="lucide /)
    }
  })

  it('have no inline style, which the content-security policy refuses', () => {
    expect(drawn.filter(({ markup }) => markup.includes('style='))).toEqual([])
  })

  it('show themselves to screen readers once they have a label', () => {
    const markup = renderToStaticMarkup(<icons.BackIcon role="img" aria-label="Back" />)
    expect(markup).not.toContain('aria-hidden')
  })

  it('are mirrored from right to left where they point along the line of reading', () => {
    const found = drawn.filter(({ markup }) =>
      mirrored.some((name) => new RegExp(`class="[^"]*\\b${name}[ "]`).test(markup)),
    )
    expect(found.map(({ name }) => name).sort()).toEqual([
      'BackIcon',
      'ChevronEndIcon',
      'ChevronStartIcon',
      'DownIcon',
      'ExternalIcon',
      'SendIcon',
      'SignOutIcon',
      'UpIcon',
    ])
  })

  it('are filled, bold, sized and busy by attributes', () => {
    const markup = renderToStaticMarkup(
      <icons.RefreshIcon fill="currentColor" strokeWidth={3} size={18} className="spins" data-busy />,
    )
    for (const part of ['fill="currentColor"', 'stroke-width="3"', 'width="18"', 'data-busy="true"'])
      expect(markup).toContain(part)
    expect(markup).toMatch(/class="lucide [^"]*\bspins"/)
  })
})
