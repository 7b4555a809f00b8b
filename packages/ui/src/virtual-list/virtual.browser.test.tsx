import { LanguageProvider } from '@baize/i18n'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../reset/reset.css.ts'
import { teamColumns, teamRows } from '../data-table/sample-team.tsx'
import { virtualSettings } from './settings.ts'
import { VirtualGrid } from './VirtualGrid.tsx'
import { VirtualList } from './VirtualList.tsx'
import { VirtualTable } from './VirtualTable.tsx'

let root: Root
let host: HTMLElement

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  host.style.width = '800px'
  root = createRoot(host)
})
afterEach(() => {
  root.unmount()
  host.remove()
})

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

async function frames(count: number): Promise<void> {
  for (let seen = 0; seen < count; seen += 1) await frame()
}

async function show(page: ReactNode) {
  root.render(
    <LanguageProvider initial="en" active={['en']} load={async () => ({})} messages={{}}>
      {page}
    </LanguageProvider>,
  )
  await vi.waitFor(() => expect(host.querySelector('[data-block]')).not.toBeNull())
  await frame()
}

/** The region that scrolls. */
const view = () => host.querySelector<HTMLElement>('[tabindex="0"]') as HTMLElement

/** Whether some row is in the middle of the viewport. */
function filled(): boolean {
  const at = view().getBoundingClientRect()
  return [0.25, 0.5, 0.8].every((share) =>
    document.elementFromPoint(at.left + 60, at.top + at.height * share)?.closest('[data-block]'),
  )
}

const names = Array.from({ length: 10_000 }, (_, index) => `Item ${index}`)
const button = (name: string) => <button type="button">{name}</button>

const lists = {
  VirtualList: (
    <VirtualList label="Items" items={names} itemKey={(name) => name} height={500} rowHeight={20}>
      {button}
    </VirtualList>
  ),
  VirtualGrid: (
    <VirtualGrid label="Items" items={names} itemKey={(name) => name} height={500} tileHeight={60}>
      {button}
    </VirtualGrid>
  ),
  VirtualTable: (
    <VirtualTable
      caption="Items"
      columns={teamColumns.slice(0, 5)}
      rows={teamRows(50_000)}
      rowKey={({ id }) => id}
    />
  ),
}

/** A list or grid is full with the next frame; a table renders in each frame what a slow machine can, at least one block. */
function framesToFill(): number {
  const block = host.querySelector('tbody[data-block]')
  if (!block) return 1
  return Math.ceil(view().clientHeight / block.getBoundingClientRect().height) + 2
}

async function framesUntilFilled(most: number): Promise<boolean> {
  for (let waited = 0; waited < most; waited += 1) {
    await frame()
    if (filled()) return true
  }
  return false
}

describe.each(Object.entries(lists))('%s of tens of thousands', (_, list) => {
  it('has as few elements in the DOM at its end as at its beginning, and no part of it is blank', async () => {
    await show(list)
    await frames(30)
    const counts: number[] = []
    const height = view().scrollHeight
    for (let step = 0; step <= 40; step++) {
      view().scrollTop = (height * step) / 40
      expect(await framesUntilFilled(framesToFill()), `blank at ${step}`).toBe(true)
      counts.push(host.querySelectorAll('*').length)
    }
    expect(Math.max(...counts)).toBeLessThan(900)
    expect(Math.max(...counts)).toBeLessThan(2 * (counts[0] ?? 0))
  })

  it('reaches its last row', async () => {
    await show(list)
    for (let again = 0; again < 4 + framesToFill(); again++) {
      view().scrollTop = view().scrollHeight
      await frame()
    }
    const last = [...host.querySelectorAll('[aria-posinset], [aria-rowindex]')].at(-1)
    expect(last?.getAttribute('aria-posinset') ?? last?.getAttribute('aria-rowindex')).toMatch(
      /^(10000|50001)$/,
    )
  })
})

describe('a table of fifty thousand rows', () => {
  it('draws a row once while it stays, and few at a time', async () => {
    const drawn = new Map<string, number>()
    const rows = teamRows(50_000)
    const columns = [
      {
        id: 'account',
        header: 'Account',
        rowHeader: true,
        cell: ({ id }: (typeof rows)[number]) => {
          drawn.set(id, (drawn.get(id) ?? 0) + 1)
          return id
        },
      },
    ]
    await show(<VirtualTable caption="Items" columns={columns} rows={rows} rowKey={({ id }) => id} />)
    await frames(30)
    drawn.clear()
    for (let step = 0; step < 20; step += 1) {
      const before = drawn.size
      view().scrollTop += 60
      await frame()
      expect(drawn.size - before).toBeLessThanOrEqual(2 * virtualSettings.rowsPerBlock)
    }
    expect(drawn.size).toBeGreaterThan(10)
    expect(Math.max(...drawn.values())).toBe(1)
  })
})

describe('a table whose every frame is late', () => {
  let burning = true
  const burn = () => {
    const until = performance.now() + 50
    while (performance.now() < until);
    if (burning) requestAnimationFrame(burn)
  }
  afterEach(() => {
    burning = false
  })

  it('is full after a few frames wherever it is thrown', async () => {
    await show(lists.VirtualTable)
    requestAnimationFrame(burn)
    const height = view().scrollHeight
    for (const share of [0.2, 0.9, 0.4, 1, 0]) {
      view().scrollTop = height * share
      expect(await framesUntilFilled(framesToFill()), `blank at ${share}`).toBe(true)
    }
  })
})

describe('the focus in a list of ten thousand', () => {
  it.each(['VirtualList', 'VirtualGrid'] as const)('stays on its row of a %s', async (name) => {
    await show(lists[name])
    const first = host.querySelector<HTMLElement>('[role=listitem] button')
    first?.focus()
    const height = view().scrollHeight
    for (const share of [0.1, 0.5, 1, 0.3]) {
      view().scrollTop = height * share
      await frame()
      expect(document.activeElement).toBe(first)
      expect(document.activeElement?.textContent).toBe('Item 0')
    }
    first?.blur()
    await frame()
    view().scrollTop = height * 0.6
    await frame()
    expect(first?.isConnected).toBe(false)
  })
})

describe('a grid that becomes narrower', () => {
  it('keeps the tile in view that was first', async () => {
    const seen = vi.fn<(index: number) => void>()
    await show(
      <VirtualGrid
        label="Items"
        items={names}
        itemKey={(name) => name}
        height={500}
        tileHeight={60}
        defaultIndex={3000}
        onIndexChange={seen}
      >
        {button}
      </VirtualGrid>,
    )
    await frame()
    host.style.width = '400px'
    await vi.waitFor(() => {
      const tile = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === 'Item 3000')
      expect(tile).toBeDefined()
      const [at, edge] = [tile?.getBoundingClientRect(), view().getBoundingClientRect()]
      expect(Math.abs((at?.top ?? 0) - edge.top)).toBeLessThan(120)
    })
  })
})
