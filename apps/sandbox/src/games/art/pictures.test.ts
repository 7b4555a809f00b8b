import { describe, expect, test } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { vendors } from '../vendors.ts'
import { bannerPicture, gamePicture, symbolPicture } from './pictures.ts'
import { vendorMark } from './vendorMarks.ts'

describe('every game has an image of its own', () => {
  test('it is drawn the same each time, differs from all others, and fetches nothing', () => {
    const pictures = catalogue.map((game) => gamePicture(game.nodeId) ?? '')
    expect(new Set(pictures).size).toBe(catalogue.length)
    for (const [index, game] of catalogue.entries()) {
      expect(gamePicture(game.nodeId)).toBe(pictures[index])
      expect(pictures[index]).not.toMatch(/NaN|undefined|<script|href|@import/)
    }
  })

  test('every vendor has a mark of its own', () => {
    const drawn = vendors.map(({ code }) => vendorMark(code))
    expect(drawn).not.toContain(null)
    expect(new Set(drawn).size).toBe(vendors.length)
    expect(vendorMark('constructor')).toBeNull()
  })

  test('an unknown game, banner or symbol has none', () => {
    expect(gamePicture('9999')).toBeNull()
    expect(bannerPicture('constructor')).toBeNull()
    expect(symbolPicture('toString', 10)).toBeNull()
    expect(bannerPicture('welcome')).toContain('<svg')
  })
})
