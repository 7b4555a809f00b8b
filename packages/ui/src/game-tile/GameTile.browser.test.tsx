import { expect, it } from 'vitest'
import { shown } from '../conformance/render.tsx'
import { GameTile, type GameTileProps } from './GameTile.tsx'

/** What React keeps for one element or component. */
interface Fiber {
  readonly type: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly return: Fiber | null
}

const most = 12

/** The fiber behind an element, by the key that React leaves on it. */
function fiberOf(element: Element): Fiber {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'))
  const fiber = key && (element as unknown as Record<string, Fiber>)[key]
  if (!fiber) throw new Error('React left no fiber on the element: this React names it in another way.')
  return fiber
}

function count(fiber: Fiber | null): number {
  return fiber ? 1 + count(fiber.child) + count(fiber.sibling) : 0
}

async function fibersOf(props: Partial<GameTileProps>): Promise<number> {
  const place = await shown(<GameTile id="dragon" name="Dragon Palace" onPlay={() => {}} {...props} />)
  await expect.poll(() => place.querySelector('article')).not.toBeNull()
  const article = fiberOf(place.querySelector('article') as Element)
  const tile = article.return
  if (!tile) throw new Error('The tile has no component above its element.')
  // A memo that compares by itself is two fibers: the outer one belongs to the tile too.
  const outer = tile.return && tile.return.type === GameTile ? 1 : 0
  return outer + 1 + count(tile.child)
}

const everything: Partial<GameTileProps> = {
  image: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  vendor: 'Sandbox Slots',
  hot: true,
  counter: true,
  favourite: true,
  onFavouriteChange: () => {},
}

it.each<[string, Partial<GameTileProps>]>([
  ['with a name alone', {}],
  ['with all that a tile can show', everything],
  ['with all that a tile can show, and no picture', { ...everything, image: '' }],
  ['under maintenance', { ...everything, maintenance: true }],
])('a tile %s costs at most twelve fibers', async (_, props) => {
  const fibers = await fibersOf(props)
  expect(fibers).toBeGreaterThan(4)
  expect(fibers).toBeLessThanOrEqual(most)
})
