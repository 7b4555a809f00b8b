import { setCatalogue } from '@baize/platform/games/catalogue.ts'
import { findByText } from '@baize/platform/games/searchIndex.ts'
import { describe, expect, test } from 'vitest'
import { catalogue, findGame } from './catalogue.ts'
import { gamesContent } from './content.ts'

setCatalogue(gamesContent())

const names = (text: string) => findByText(text).map((id) => findGame(id)?.names.en)

describe('search finds what was meant', () => {
  test.each([
    ['Emerald Reels', 'Emerald Reels'],
    ['emrald reals', 'Emerald Reels'],
    ['EMERALD REE', 'Emerald Reels'],
    ['dragon tigr', 'Dragon Tiger'],
    ['翡翠转轮', 'Emerald Reels'],
    ['翡翠轮', 'Emerald Reels'],
    ['កង់វិលមរកត', 'Emerald Reels'],
    ['នាគខ្លា', 'Dragon Tiger'],
    ['កំណប់សមុទ', 'Ocean Treasure'],
    ['ｅｍｅｒａｌｄ ｒｅｅｌｓ', 'Emerald Reels'],
    ['تنين ذهبي', 'Golden Dragon'],
    ['تنين دهبي', 'Golden Dragon'],
    ['التنين الذهبي', 'Golden Dragon'],
    ['تِنِّين ذَهَبِيّ', 'Golden Dragon'],
    ['جزيره سعيده', 'Happy Island'],
    ['اسطوره ذهبيه', 'Golden Legend'],
    ['اوراق هانوي', 'Hanoi 1 Minute'],
  ])('%s finds %s among the first', (text, name) => {
    expect(names(text).slice(0, 5)).toContain(name)
  })

  test('a vendor and a node id are found, too; nonsense and nothing find nothing', () => {
    expect(names('Kiri Lotto')).toContain('Twin Balls')
    expect(findByText('2001')[0]).toBe('2001')
    expect(findByText('zzqxv')).toEqual([])
    expect(findByText('')).toEqual([])
    expect(findByText('()*+?[^$')).toEqual([])
  })

  test('every game is found by its own name in each language, 19 times in 20 in under 50 ms of work', () => {
    findByText('warm')
    const times: number[] = []
    for (const game of catalogue.filter((_, index) => index % 20 === 0)) {
      for (const text of Object.values(game.names)) {
        const before = process.threadCpuUsage()
        const found = findByText(text)
        times.push(process.threadCpuUsage(before).user / 1000)
        expect(found.slice(0, 12), text).toContain(game.nodeId)
      }
    }
    times.sort((one, other) => one - other)
    expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(50)
  })
})
