import { describe, expect, it } from 'vitest'
import { imageTypeOf, sortImages } from './check.ts'
import { imageUploadSettings } from './settings.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]
const jpg = [0xff, 0xd8, 0xff, 0xe0, 0]
const file = (name: string, bytes: number[], length = bytes.length) => {
  const content = new Uint8Array(length)
  content.set(bytes)
  return new File([content], name, { lastModified: 1 })
}
const sort = (files: File[], present: File[] = []) => sortImages(files, present, imageUploadSettings)

describe('images that are uploaded', () => {
  it('are detected by their first bytes and not by their names', async () => {
    expect(await imageTypeOf(file('a.txt', png))).toBe('image/png')
    expect(await imageTypeOf(file('a.png', jpg))).toBe('image/jpeg')
    expect(
      await imageTypeOf(file('a.png', [...new TextEncoder().encode('<svg onload=alert(1)>')])),
    ).toBeUndefined()
    expect(await imageTypeOf(file('a.png', [0x89]))).toBeUndefined()
  })

  it('are at most 5 MB, to the byte', async () => {
    const most = imageUploadSettings.maxBytes
    const { taken, refused } = await sort([file('a.png', png, most), file('b.png', png, most + 1)])
    expect(taken.map(({ name }) => name)).toEqual(['a.png'])
    expect(refused).toEqual([{ name: 'b.png', reason: 'size' }])
  })

  it('are at most three, and a refused one takes no place', async () => {
    const files = [
      file('no.png', [1, 2, 3]),
      ...['a', 'b', 'c'].map((name) => file(`${name}.jpg`, jpg)),
      file('', []),
    ]
    const { taken, refused } = await sort(files, [file('z.png', png)])
    expect(taken.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg'])
    expect(refused).toEqual([
      { name: 'no.png', reason: 'type' },
      { name: 'c.jpg', reason: 'count' },
      { name: '', reason: 'empty' },
    ])
  })

  it('are taken once', async () => {
    const { refused } = await sort([file('a.png', png), file('a.png', png)])
    expect(refused).toEqual([{ name: 'a.png', reason: 'twice' }])
  })
})
