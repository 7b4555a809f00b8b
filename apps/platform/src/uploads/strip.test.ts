import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeFairLine } from '../limits/fairLine.ts'
import { remakePicture } from './picture.ts'
import { strip } from './strip.ts'

const canvas = () => sharp({ create: { width: 40, height: 30, channels: 4, background: '#1d4d3c80' } })

function chunk(name: string, data: Buffer): Buffer {
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(name), data])))
  return Buffer.concat([size, Buffer.from(name), data, sum])
}

/** 48 kB that become 50 MB. */
const bomb = deflateSync(Buffer.alloc(50_000_000))
const bombs: readonly [string, Buffer][] = [
  ['zTXt', Buffer.concat([Buffer.from('Comment\0\0'), bomb])],
  ['iTXt', Buffer.concat([Buffer.from('Comment\0\u0001\0\0\0'), bomb])],
  ['iCCP', Buffer.concat([Buffer.from('profile\0\0'), bomb])],
]

test.each(bombs)('%s chunks are removed before anything inflates them', async (name, data) => {
  const plain = await canvas().png().toBuffer()
  // Behind the header: signature, length, name, 13 bytes, checksum.
  const many = Array.from({ length: 20 }, () => chunk(name, data))
  const hostile = Buffer.concat([plain.subarray(0, 33), ...many, plain.subarray(33)])
  const stripped = strip(hostile, 'image/png')
  expect(stripped).toMatchObject({ width: 40, height: 30 })
  expect(stripped?.bytes.length).toBeLessThanOrEqual(plain.length)
  const began = process.cpuUsage()
  expect(await remakePicture('m', hostile, 'image/png')).toMatchObject({ width: 40, height: 30 })
  // A gigabyte of zeros takes ten seconds of a core.
  expect(process.cpuUsage(began).user / 1_000_000).toBeLessThan(3)
})

test('what is drawn stays: transparency, and which side is up', async () => {
  const png = await canvas().png().toBuffer()
  const made = await remakePicture('m', png, 'image/png')
  const corner = await sharp(made.bytes).raw().toBuffer()
  expect([...corner.subarray(0, 4)]).toEqual([...(await sharp(png).raw().toBuffer()).subarray(0, 4)])
  const turned = await canvas()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'x' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(await remakePicture('m', turned, 'image/jpeg')).toMatchObject({ width: 30, height: 40 })
})

test('profiles and comments of a JPEG are removed, its image is whole, progressive ones too', async () => {
  const profiled = await canvas().jpeg({ progressive: true }).withIccProfile('p3').toBuffer()
  expect(profiled.includes('ICC_PROFILE')).toBe(true)
  const stripped = strip(profiled, 'image/jpeg')
  expect(Buffer.from(stripped?.bytes ?? []).includes('ICC_PROFILE')).toBe(false)
  expect(await remakePicture('m', profiled, 'image/jpeg')).toMatchObject({ width: 40, height: 30 })
})

test.each<[string, 'image/png' | 'image/jpeg', (bytes: Buffer) => Buffer]>([
  ['a chunk longer than the file', 'image/png', (bytes) => bytes.fill(0xff, 33, 37)],
  ['no header first', 'image/png', (bytes) => Buffer.concat([bytes.subarray(0, 8), bytes.subarray(33)])],
  ['a segment longer than the file', 'image/jpeg', (bytes) => bytes.fill(0xff, 4, 6)],
  ['no frame', 'image/jpeg', (bytes) => bytes.subarray(0, 20)],
])('a file with %s is refused', async (_, type, spoil) => {
  const whole = await (type === 'image/png' ? canvas().png() : canvas().jpeg()).toBuffer()
  await expect(remakePicture('m', spoil(Buffer.from(whole)), type)).rejects.toMatchObject({
    code: 'fileRefused',
  })
})

test('members take turns: one who sends many delays another by one image', async () => {
  const line = makeFairLine({ perCaller: 4, places: 10 })
  const done: string[] = []
  const work = (name: string) => async () => {
    await Promise.resolve()
    done.push(name)
  }
  const many = [1, 2, 3, 4].map((n) => line.take('many', work(`many ${n}`)))
  await Promise.all([...many, line.take('one', work('one')), line.take('two', work('two'))])
  expect(done.indexOf('one')).toBeLessThanOrEqual(2)
  expect(done.indexOf('two')).toBeLessThanOrEqual(3)
})

test('a line is of limited length, for each caller and in all, and a failure does not stop it', async () => {
  const line = makeFairLine({ perCaller: 2, places: 3 })
  let release = () => {}
  const stuck = new Promise<void>((resolve) => {
    release = resolve
  })
  const first = line.take('a', () => stuck.then(() => Promise.reject(new Error('wrong'))))
  const waits = [line.take('a', async () => 'a'), line.take('b', async () => 'b')]
  expect(() => line.take('c', async () => 'c')).toThrow(expect.objectContaining({ code: 'tooManyRequests' }))
  release()
  await expect(first).rejects.toThrow('wrong')
  expect(await Promise.all(waits)).toEqual(['a', 'b'])
  expect(await line.take('c', async () => 'c')).toBe('c')
})
