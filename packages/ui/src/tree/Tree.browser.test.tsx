import { LanguageProvider } from '@baize/i18n'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../reset/reset.css.ts'
import { Tree } from './Tree.tsx'

let root: Root
let host: HTMLElement
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  root.unmount()
  host.remove()
})

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
const items = () => [...host.querySelectorAll<HTMLElement>('[role=treeitem]')]

describe('a node with five thousand below it', () => {
  it('opens within a page of some hundred elements, and the keyboard moves to its end and back', async () => {
    const children = Array.from({ length: 5000 }, (_, index) => ({
      id: `m${index}`,
      label: `Member ${index}`,
    }))
    root.render(
      <LanguageProvider initial="en" active={['en']} load={async () => ({})} messages={{}}>
        <Tree
          label="Downline"
          nodes={[
            { id: 'top', label: 'Top', childCount: 5000 },
            { id: 'other', label: 'Other' },
          ]}
          loadChildren={async () => children}
        />
      </LanguageProvider>,
    )
    await vi.waitFor(() => expect(items()).toHaveLength(2))
    items()[0]?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await vi.waitFor(() => expect(items().length).toBeGreaterThan(10))
    const budget = () => expect(host.querySelectorAll('*').length).toBeLessThan(700)
    budget()
    expect(items()[1]?.getAttribute('aria-setsize')).toBe('5000')

    await userEvent.keyboard('{End}')
    await frame()
    expect(document.activeElement?.textContent).toBe('Other')
    await userEvent.keyboard('{ArrowUp}')
    await frame()
    expect(document.activeElement?.textContent).toBe('Member 4999')
    expect(document.activeElement?.getAttribute('aria-posinset')).toBe('5000')
    const at = document.activeElement?.getBoundingClientRect()
    expect(at?.top).toBeGreaterThanOrEqual(0)
    expect(at?.bottom).toBeLessThanOrEqual(innerHeight)
    budget()

    const last = document.activeElement
    for (const share of [0.2, 0.6]) {
      scrollTo(0, document.documentElement.scrollHeight * share)
      await frame()
      expect(document.activeElement).toBe(last)
      budget()
    }
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await frame()
    expect(items()).toHaveLength(2)
    expect(document.activeElement?.textContent).toContain('Top')
  })
})
