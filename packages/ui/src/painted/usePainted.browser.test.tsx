import { LanguageProvider } from '@baize/i18n'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { GameGrid } from '../game-strip/GameGrid.tsx'
import type { Game } from '../game-tile/GameTile.tsx'
import { usePainted } from './usePainted.ts'

let unmount = () => {}
afterEach(() => unmount())

async function shown(page: React.ReactNode): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  unmount = () => {
    root.unmount()
    place.remove()
  }
  root.render(page)
  await expect.poll(() => place.childElementCount).toBeGreaterThan(0)
  return place
}

/** What the page holds when its next picture is drawn. */
const nextPicture = <Value,>(read: () => Value) =>
  new Promise<Value>((resolve) => requestAnimationFrame(() => resolve(read())))

function Pressed() {
  const [count, setCount] = useState(0)
  const painted = usePainted(count)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count} {painted}
    </button>
  )
}

it('keeps what was painted last until what answers a press is painted', async () => {
  const place = await shown(<Pressed />)
  const button = place.querySelector('button') as HTMLButtonElement
  expect(button.textContent).toBe('0 0')
  button.click()
  expect(await nextPicture(() => button.textContent)).toBe('1 0')
  await expect.poll(() => button.textContent).toBe('1 1')
})

const games = (name: string): Game[] =>
  Array.from({ length: 30 }, (_, index) => ({ id: `${name}-${index}`, name: `${name} ${index}` }))
const lists = [games('old'), games('new')]
const nothing = () => {}

function Lists() {
  const [at, setAt] = useState(0)
  return (
    <div>
      <button type="button" onClick={() => setAt(1 - at)}>
        Other games
      </button>
      <GameGrid label="Games" games={lists[at] ?? []} onPlay={nothing} />
    </div>
  )
}

it('draws other games in two pictures: the first block, then the rest', async () => {
  const place = await shown(
    <LanguageProvider initial="en" active={['en']} load={async () => ({})} messages={{}}>
      <Lists />
    </LanguageProvider>,
  )
  const tiles = () => [...place.querySelectorAll('article')].map(({ textContent }) => textContent ?? '')
  await expect.poll(() => tiles().length).toBe(30)
  place.querySelector('button')?.click()
  const first = await nextPicture(tiles)
  expect(first).toHaveLength(12)
  expect(first.every((name) => name.startsWith('new'))).toBe(true)
  await expect.poll(() => tiles().length).toBe(30)
})
