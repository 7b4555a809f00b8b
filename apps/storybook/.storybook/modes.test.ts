import { describe, expect, it } from 'vitest'
import { allModes, chromaticModes, defaultModes, modeName, modesFor, viewports } from './modes.ts'

const brands = ['default', 'carnival', 'wireframe']

describe('the matrix of modes', () => {
  it('is brand x scheme x direction x width, each by a name of its own', () => {
    const modes = allModes(brands)
    expect(modes).toHaveLength(3 * 2 * 2 * 4)
    expect(new Set(modes.map(modeName)).size).toBe(modes.length)
  })

  it('usually is the few in which every two values still occur together', () => {
    const modes = defaultModes(brands)
    expect(modes.length).toBeLessThanOrEqual(14)
    for (const mode of allModes(brands)) {
      const meet = (one: keyof typeof mode, other: keyof typeof mode) =>
        modes.some((each) => each[one] === mode[one] && each[other] === mode[other])
      expect(meet('brand', 'scheme') && meet('brand', 'direction') && meet('brand', 'viewport')).toBe(true)
      expect(meet('scheme', 'direction') && meet('scheme', 'viewport')).toBe(true)
      expect(meet('direction', 'viewport')).toBe(true)
    }
  })

  it('is filtered by words', () => {
    expect(modesFor(brands, 'dark,phone').map(modeName)).toEqual([
      'default-dark-ltr-phone',
      'default-dark-rtl-phone',
      'carnival-dark-ltr-phone',
      'carnival-dark-rtl-phone',
      'wireframe-dark-ltr-phone',
      'wireframe-dark-rtl-phone',
    ])
    expect(modesFor(brands, 'nothing')).toEqual([])
  })

  it('is what Chromatic takes: globals by name, and a viewport that the menu has', () => {
    const modes = chromaticModes(brands, 'all')
    expect(Object.keys(modes)).toHaveLength(48)
    expect(modes['carnival-dark-rtl-tablet']).toEqual({
      brand: 'carnival',
      scheme: 'dark',
      direction: 'rtl',
      viewport: 'tablet',
      motion: 'reduced',
    })
    for (const { viewport } of Object.values(modes)) expect(viewports).toHaveProperty(viewport)
    expect(Object.keys(chromaticModes(brands, ''))).toEqual(defaultModes(brands).map(modeName))
  })
})
