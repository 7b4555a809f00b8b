import { useState } from 'react'
import { expect, it } from 'vitest'
import { nextPicture, shown } from '../conformance/render.tsx'
import type { Game } from '../game-tile/GameTile.tsx'
import { GameGrid } from './GameGrid.tsx'

const games = (name: string, count: number): Game[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${name}-${index}`, name: `${name} ${index}` }))
const lists = [games('old', 30), games('new', 30)]
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

it('renders other games in two frames: the first block, then the rest', async () => {
  const place = await shown(<Lists />)
  const tiles = () => [...place.querySelectorAll('article')].map(({ textContent }) => textContent ?? '')
  await expect.poll(() => tiles().length).toBe(30)
  place.querySelector('button')?.click()
  const first = await nextPicture(tiles)
  expect(first).toHaveLength(12)
  expect(first.every((name) => name.startsWith('new'))).toBe(true)
  await expect.poll(() => tiles().length).toBe(30)
})

it('fills a long list a few blocks a frame, each in its reserved space from the start', async () => {
  const place = await shown(<GameGrid label="Games" games={games('slot', 960)} onPlay={nothing} />)
  const tiles = () => place.querySelectorAll('article').length
  const seen = [tiles()]
  while (tiles() < 960) seen.push(await nextPicture(tiles))
  const steps = seen.slice(1).map((count, picture) => count - (seen[picture] ?? 0))
  expect(Math.max(...steps)).toBe(48)
  expect(place.querySelectorAll('ul')).toHaveLength(80)
})
