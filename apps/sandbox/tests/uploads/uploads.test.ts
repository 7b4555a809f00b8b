import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { makePlatformPages } from '@baize/platform/hosting/platform-pages.ts'
import { findMemberByAccount } from '@baize/platform/members/members.ts'
import { claimUploads, forgetUnused, picturesOf } from '@baize/platform/uploads/uploads.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform, type TestSession } from '../http/testing.ts'

const limit = 5 * 1024 * 1024
const canvas = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#1d4d3c' } })
const png = () => canvas().png().toBuffer()
const jpg = () => canvas().jpeg().toBuffer()
const blob = (bytes: Uint8Array, type: string) => new Blob([new Uint8Array(bytes)], { type })

/** One chunk of a PNG; the checksum is wrong where it is not read. */
function chunk(name: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  return Buffer.concat([size, Buffer.from(name), data, Buffer.alloc(4)])
}

/** A few bytes with the header of an image of any size. */
function flood(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1000)))])
}

describe.each(testEngines)('D16 uploads on $name', (engine) => {
  let platform: TestPlatform
  let as: TestSession
  let other: TestSession
  let memberId = ''

  beforeAll(async () => {
    platform = await startTestPlatform({ engine, work: false })
    memberId = (await findMemberByAccount(platform.platform.db, 'dara2026'))?.id ?? ''
  })
  // The clock moves on so far that sessions end.
  beforeEach(async () => {
    as = await platform.signIn()
    other = await platform.signIn('vibol2026')
  })
  afterAll(() => platform?.close())

  const send = (bytes: Uint8Array, type = 'image/png', session = as) => {
    platform.advance(100)
    return platform.call('uploadPicture', { file: blob(bytes, type) }, { as: session })
  }
  const clear = () => forgetUnused(platform.platform.db, new Date('2100-01-01'), null)
  const open = async (url: string) => {
    const pages = makePlatformPages(platform.platform, () => new Response('api'), null)
    return pages(new Request(url))
  }

  test('an image is accepted, served for an hour on the platform’s own origin, as a file to save', async () => {
    const { value } = await send(await png())
    expect(value).toMatchObject({ width: 40, height: 30 })
    const shown = await open(value.url)
    expect(shown.status).toBe(200)
    expect(shown.headers.get('content-type')).toBe('image/png')
    expect(shown.headers.get('content-disposition')).toMatch(/^attachment; filename="picture\.png"$/)
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await shown.arrayBuffer()).byteLength).toBe(value.size)
    const forged = new URL(value.url)
    forged.searchParams.set('until', `${Number(forged.searchParams.get('until')) + 1000}`)
    expect((await open(forged.href)).status).toBe(404)
    platform.advance(3_700)
    expect((await open(value.url)).status).toBe(404)
    await clear()
  })

  test('what is not the image is removed: place, comment, script behind it', async () => {
    const secret = '<script>alert(1)</script>'
    const tagged = await canvas()
      .jpeg()
      .withExif({ IFD0: { Copyright: secret }, IFD3: { GPSLatitude: '11/1 33/1 0/1' } })
      .toBuffer()
    expect(tagged.includes(secret)).toBe(true)
    const polyglots: [Buffer, string][] = [
      [tagged, 'image/jpeg'],
      [Buffer.concat([await jpg(), Buffer.from(secret)]), 'image/jpeg'],
      [Buffer.concat([await png(), Buffer.from(`PK\u0003\u0004${secret}`)]), 'image/png'],
    ]
    for (const [bytes, type] of polyglots) {
      const { value } = await send(bytes, type)
      const kept = Buffer.from(await (await open(value.url)).arrayBuffer())
      expect(kept.includes('script')).toBe(false)
      expect((await sharp(kept).metadata()).exif).toBeUndefined()
    }
    await clear()
  })

  test.each([
    ['0 byte', async () => Buffer.alloc(0), 'image/png', 'fileRefused'],
    [
      'a script that calls itself a picture',
      async () => Buffer.from('<script>1</script>'),
      'image/png',
      'fileRefused',
    ],
    [
      'a GIF with a script in its comment',
      async () => Buffer.from('GIF89a/*<svg/onload=1>*/=1;'),
      'image/png',
      'fileRefused',
    ],
    ['a JPG that calls itself PNG', jpg, 'image/png', 'fileRefused'],
    ['a PNG that calls itself JPG', png, 'image/jpeg', 'fileRefused'],
    [
      'half of a picture',
      async () => (await canvas(400, 400).jpeg().toBuffer()).subarray(0, 900),
      'image/jpeg',
      'fileRefused',
    ],
    ['only the first bytes of a PNG', async () => (await png()).subarray(0, 30), 'image/png', 'fileRefused'],
    ['a pixel flood', async () => flood(30_000, 30_000), 'image/png', 'fileRefused'],
    ['one pixel row above 25 megapixels', async () => flood(5_000, 5_001), 'image/png', 'fileRefused'],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image/svg+xml',
      'unsupportedMediaType',
    ],
  ] as const)('%s is refused', async (_name, make, type, code) => {
    const started = performance.now()
    const answer = await send(await make(), type)
    expect(answer.envelope.code).toBe(code)
    // Decoding the flood would take longer, and 3 GB.
    expect(performance.now() - started).toBeLessThan(10_000)
  })

  test('5 MB are accepted, one byte more is not, whether announced or streamed', async () => {
    const picture = await png()
    const ofSize = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)])
    expect((await send(ofSize(limit - 1))).status).toBe(200)
    expect((await send(ofSize(limit))).status).toBe(200)
    expect((await send(ofSize(limit + 1))).envelope.code).toBe('payloadTooLarge')
    let pulled = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const streamed = await platform.send('/wps/uploads', {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: {
        'content-type': 'image/png',
        'x-baize-site': 'member',
        authorization: `Bearer ${as.token}`,
        cookie: as.cookie,
      },
    } as RequestInit)
    expect(streamed.envelope.code).toBe('payloadTooLarge')
    expect(pulled).toBeLessThan(limit + 4 * 65_536)
    await clear()
  })

  test('an upload needs a session, and unused ones are limited', async () => {
    const none = await platform.call('uploadPicture', { file: blob(await png(), 'image/png') })
    expect(none.envelope.code).toBe('notSignedIn')
    const picture = await png()
    for (let count = 0; count < 12; count++) expect((await send(picture)).status).toBe(200)
    expect((await send(picture)).envelope.code).toBe('tooManyOpen')
    // Before it is decoded: one that cannot be is refused for the same reason.
    expect((await send(picture.subarray(0, 60))).envelope.code).toBe('tooManyOpen')
    expect((await send(picture, 'image/png', other)).status).toBe(200)
    await clear()
  })

  test('an image serves its owner once', async () => {
    const { db } = platform.platform
    const { id } = (await send(await png())).value
    const strangers = (await send(await png(), 'image/png', other)).value.id
    const claim = (ids: string[], useId: string) =>
      db.transaction().execute((trx) => claimUploads(trx, memberId, ids, { type: 'test', id: useId }))
    await expect(claim([id, strangers], 'use-1')).rejects.toMatchObject({ code: 'invalidFields' })
    await expect(claim(['nothing'], 'use-1')).rejects.toMatchObject({ code: 'invalidFields' })
    await claim([id, id], 'use-1')
    await expect(claim([id], 'use-2')).rejects.toMatchObject({ code: 'invalidFields' })
    expect((await picturesOf(platform.platform, db, 'test', ['use-1'])).get('use-1')).toHaveLength(1)
    await clear()
    expect((await picturesOf(platform.platform, db, 'test', ['use-1'])).get('use-1')).toHaveLength(1)
  })

  test('a folder can keep them, under names of ours', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'baize-uploads-'))
    const own = await startTestPlatform({ engine, work: false, env: { UPLOAD_FOLDER: folder } })
    const session = await own.signIn()
    const picture = blob(await jpg(), 'image/jpeg')
    const upload = () => own.call('uploadPicture', { file: picture }, { as: session })
    const { value } = await upload()
    expect(readdirSync(folder)).toEqual([value.id])
    const pages = makePlatformPages(own.platform, () => new Response('api'), null)
    expect((await pages(new Request(value.url))).headers.get('content-type')).toBe('image/jpeg')
    for (let count = 1; count < 11; count++) await upload()
    const last = await Promise.all([upload(), upload(), upload()])
    expect(last.map(({ envelope }) => envelope.code ?? 'stored').sort()).toEqual([
      'stored',
      'tooManyOpen',
      'tooManyOpen',
    ])
    // No file stays of what is refused.
    expect(readdirSync(folder)).toHaveLength(12)
    await forgetUnused(own.platform.db, new Date('2100-01-01'), folder)
    expect(readdirSync(folder)).toEqual([])
    await own.close()
    rmSync(folder, { recursive: true })
  })
})
