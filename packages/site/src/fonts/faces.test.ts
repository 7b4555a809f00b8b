import { afterEach, expect, it, vi } from 'vitest'
import { loadFont } from './loadFont.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page in a brand with these fonts; returns what it loads. */
function pageWith(fonts: object[]): string[] {
  const loaded: string[] = []
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: JSON.stringify({ fonts }) }),
    fonts: {
      load: async (font: string, sample: string) => {
        loaded.push(`${font}: ${sample}`)
      },
    },
  })
  return loaded
}

it('waits for the fonts that the brand brings for a language, and declares no other', async () => {
  const loaded = pageWith([
    { family: 'Chao', languages: ['th', 'en'] },
    { family: 'Exo 2', languages: ['en'] },
  ])
  await loadFont('Thai', 'ไทย', 'th')
  expect(loaded).toEqual(['400 1em "Chao": ไทย', '700 1em "Chao": ไทย'])
})

it('waits for the font of the script where the brand brings none for the language', async () => {
  const loaded = pageWith([{ family: 'Exo 2', languages: ['en'] }])
  await loadFont('Latn', 'Tiếng Việt', 'vi')
  expect(loaded).toEqual(['400 1em "Baize Script": Tiếng Việt', '700 1em "Baize Script": Tiếng Việt'])
})
