import { LanguageProvider } from '@baize/i18n'
import { ScriptedPlatform } from '@baize/site/testing'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadMessages } from '../app/languages.ts'
import { HotGames } from '../features/home/HotGames.tsx'
import { GameSections } from '../features/home-below/GameSections.tsx'
import { sections, siteAnswers } from '../shared/games/testing/fixtures.ts'

let host: HTMLElement
let root: Root
beforeEach(async () => {
  await page.viewport(1440, 900)
  document.documentElement.dataset.touched = ''
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(async () => {
  root.unmount()
  host.remove()
  await page.viewport(414, 896)
})

/** The first category of the home page with this many games, and as many hot ones. */
function show(categoryGames: number, hotGames: number) {
  const [hot, category] = sections.sections
  if (!hot || !category?.games[0]) throw new Error('no samples')
  const [sample] = category.games
  const games = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...sample, nodeId: `game_${index}` }))
  const answers = {
    ...siteAnswers,
    gameSections: {
      sections: [
        { ...hot, games: games(hotGames) },
        { ...category, games: games(categoryGames), total: 120 },
      ],
    },
  }
  root.render(
    <LanguageProvider initial="en" active={['en']} load={loadMessages}>
      <ScriptedPlatform answers={answers}>
        <HotGames />
        <GameSections />
      </ScriptedPlatform>
    </LanguageProvider>,
  )
}

const strips = async () => {
  const found = await vi.waitFor(() => {
    const list = [...host.querySelectorAll<HTMLElement>('section[data-rows]')]
    expect(list).toHaveLength(2)
    return list
  })
  return found as [HTMLElement, HTMLElement]
}
const tiles = (strip: HTMLElement) => strip.querySelectorAll('ul > li').length
const arrows = (strip: HTMLElement) => strip.querySelectorAll('[aria-label^="Next"]').length

it('a category has twenty games in a row that its arrows move', async () => {
  show(24, 8)
  const [hot, category] = await strips()
  expect(tiles(category)).toBe(20)
  await vi.waitFor(() => {
    expect(arrows(category)).toBe(1)
    expect(arrows(hot)).toBe(1)
  })
})

it('up to twelve games of a category, and seven hot ones, are all in view and have no arrows', async () => {
  show(12, 7)
  const [hot, category] = await strips()
  expect(tiles(category)).toBe(12)
  await vi.waitFor(() => {
    expect(arrows(category)).toBe(0)
    expect(arrows(hot)).toBe(0)
  })
})
