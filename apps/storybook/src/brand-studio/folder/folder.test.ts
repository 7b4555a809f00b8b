import { describe, expect, it } from 'vitest'
import { folderFiles, sameBrand } from '../brand-folder.ts'
import { brands, defaultFolder } from '../brands.ts'
import { draftOf } from '../draft-file.ts'
import { begin, unsaved } from '../studio-state.ts'
import { openBrandFile, openFolder } from './openBrand.ts'
import { readZip, writeZip } from './zip.ts'

const fileOf = (content: BlobPart, name: string) => new File([content], name)
const text = (content: string) => new TextEncoder().encode(content)

describe.each([...brands])('the folder of %s', (_name, brand) => {
  it('comes back from a zip as it was, also from within one folder', async () => {
    const files = folderFiles({ ...brand, files: new Map([...brand.files, ['mapping.json', text('{}')]]) })
    const nested = new Map([...files].map(([name, bytes]) => [`night-club/${name}`, bytes]))
    for (const each of [files, nested]) {
      const opened = await openBrandFile(fileOf(writeZip(each), 'brand.zip'))
      expect(opened.kind === 'brand' && folderFiles(opened.brand)).toEqual(files)
    }
  })

  it('comes back from a draft with what it began from and what was saved', async () => {
    const work = { source: 'Baize', start: defaultFolder, brand }
    const opened = await openBrandFile(fileOf(JSON.stringify(draftOf(begin(work))), 'draft.json'))
    const draft = opened.kind === 'draft' ? opened.draft : undefined
    expect(draft?.work).toEqual(work)
    expect(draft && unsaved(draft)).toBe(!sameBrand(brand, defaultFolder))
  })
})

it('has all files of a brand beside brand.json', () => {
  const files = new Map(folderFiles(defaultFolder))
    .set('fonts/OFL.txt', text('x'))
    .set('../logo.svg', text('x'))
  const opened = openFolder(files, 'x')
  expect(opened.kind === 'brand' && [...opened.brand.files.keys()]).toEqual([...defaultFolder.files.keys()])
})

describe('what cannot be opened', () => {
  const whole = folderFiles(defaultFolder)
  const sentence = (opened: ReturnType<typeof openFolder>) =>
    opened.kind === 'refused' ? opened.problems[0] : opened.kind

  it('is named in a sentence', async () => {
    expect(sentence(openFolder(new Map(), 'x'))).toMatch(/^There is no tokens.json/)
    const noSettings = new Map([...whole].filter(([name]) => name !== 'brand.json'))
    expect(sentence(openFolder(noSettings, 'x'))).toBe('There is no brand.json in it.')
    expect(sentence(openFolder(new Map(whole).set('brand.json', text('[')), 'x'))).toMatch(
      /must hold one JSON object/,
    )
    expect(sentence(await openBrandFile(fileOf('PK no zip', 'x.zip')))).toBe(
      'The zip cannot be read. Make it again.',
    )
    expect(sentence(await openBrandFile(fileOf('{"format":"baize-brand-draft"}', 'x.json')))).toMatch(
      /^The draft cannot be read/,
    )
  })

  it('is a zip that holds more than a brand', () => {
    expect(readZip(writeZip(new Map([['big.png', new Uint8Array(6_000_000)]])))).toBeUndefined()
    const many = new Map(Array.from({ length: 201 }, (_, index) => [`${index}.svg`, text('x')] as const))
    expect(readZip(writeZip(many))).toBeUndefined()
  })

  it('leaves out files of the system', () => {
    const files = new Map([
      ['__MACOSX/logo.svg', text('x')],
      ['brand/.DS_Store', text('x')],
      ['brand/logo.svg', text('x')],
    ])
    expect([...(readZip(writeZip(files))?.keys() ?? [])]).toEqual(['brand/logo.svg'])
  })
})
