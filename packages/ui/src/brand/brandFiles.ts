import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Brand, policyProfiles } from './brandData.ts'
import { fontShape, isFont } from './fonts/fontManifest.ts'
import { svgProblem } from './svgProblem.ts'

type Read = { value: unknown } | { problem: string }

/** More than any file of a brand has, in bytes; fonts are cut before they are served. */
const largest = 1_000_000
const largestFont = 4_000_000

type ReadBytes = { bytes: Buffer } | { problem: string }

/** Reads a file of a brand folder; what goes wrong comes back as a sentence. */
export function readBytes(folder: string, file: string, maxBytes = largest): ReadBytes {
  const path = join(folder, file)
  if (!existsSync(path)) return { problem: `${path} does not exist.` }
  try {
    const found = statSync(path)
    if (!found.isFile()) return { problem: `${path} is not a file.` }
    if (found.size > maxBytes) return { problem: `${path} is larger than ${maxBytes / 1_000_000} MB.` }
    return { bytes: readFileSync(path) }
  } catch (error) {
    return { problem: `${path} cannot be read: ${wordsOf(error)}.` }
  }
}

/** Reads a JSON file of a brand folder; what goes wrong comes back as a sentence. */
export function readJson(folder: string, file: string): Read {
  const read = readBytes(folder, file)
  if ('problem' in read) return read
  try {
    return { value: JSON.parse(read.bytes.toString('utf8').replace(/^\uFEFF/, '')) }
  } catch (error) {
    return { problem: `${join(folder, file)} is not valid JSON: ${wordsOf(error)}` }
  }
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message.slice(0, 200) : String(error))

type Test = (value: unknown) => boolean
const isText: Test = (value) => typeof value === 'string' && value.trim() !== '' && value.length <= 2000
const isName: Test = (value) => isText(value) && String(value).length <= 60
const isLanguage: Test = (value) =>
  typeof value === 'string' && /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(value)
const isFileName: Test = (value) =>
  typeof value === 'string' && /^\w[\w.-]*\.(?:svg|png|webp|ico)$/.test(value)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isWebAddress: Test = (value) =>
  typeof value === 'string' && /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))\S+$/.test(value)

const wanted: Record<keyof Brand, { test: Test; sentence: string }> = {
  fonts: {
    test: (v) => v === undefined || (Array.isArray(v) && v.length <= 4 && v.every(isFont)),
    sentence: `must be at most 4 fonts, each ${fontShape}`,
  },
  name: { test: isName, sentence: 'must be a text of at most 60 characters' },
  merchantCode: {
    test: (v) => typeof v === 'string' && /^[a-z0-9]{3,16}$/.test(v),
    sentence: 'must be 3 to 16 small letters or digits',
  },
  policyProfile: {
    test: (v) => policyProfiles.some((profile) => profile === v),
    sentence: `must be one of ${policyProfiles.join(', ')}`,
  },
  languages: {
    test: (v) => Array.isArray(v) && v.length > 0 && v.every(isLanguage) && new Set(v).size === v.length,
    sentence: 'must be a list of different language tags, such as "en" or "zh-Hans"',
  },
  defaultLanguage: { test: isText, sentence: 'must be one of the languages' },
  currency: {
    test: (v) => isRecord(v) && /^[A-Z]{3}$/.test(String(v.code)) && isText(v.symbol),
    sentence: 'must have a three-letter code and a symbol',
  },
  minimumAge: { test: (v) => Number.isInteger(v) && Number(v) >= 18, sentence: 'must be 18 or more' },
  licence: {
    test: (v) => isRecord(v) && Object.values(v).every(isText),
    sentence: 'must be a text a language',
  },
  contacts: {
    test: (v) =>
      Array.isArray(v) &&
      v.every(
        (c) =>
          isRecord(c) &&
          isText(c.type) &&
          isText(c.label) &&
          (c.labels === undefined || (isRecord(c.labels) && Object.values(c.labels).every(isText))) &&
          isWebAddress(c.url),
      ),
    sentence: 'must be a list of { type, label, url } with safe addresses; labels may say label a language',
  },
  assets: {
    test: (v) =>
      isRecord(v) &&
      ['logo', 'favicon', 'appIcon'].every((key) => isFileName(v[key])) &&
      [v.art, v.smallAppIcon].every((file) => file === undefined || isFileName(file)) &&
      Object.keys(v).every((key) => ['logo', 'favicon', 'appIcon', 'smallAppIcon', 'art'].includes(key)),
    sentence:
      'must name logo, favicon and appIcon, and may name smallAppIcon and art: files of the folder itself that end in .svg, .png, .webp or .ico',
  },
}

/** What stands where in the first bytes of a kind of file; SVG is text and is read instead. */
const marks: Readonly<Record<string, readonly [at: number, hex: string]>> = {
  png: [0, '89504e470d0a1a0a'],
  webp: [8, '57454250'],
  ico: [0, '00000100'],
  woff2: [0, '774f4632'],
  ttf: [0, '00010000'],
  otf: [0, '4f54544f'],
}

function isOfKind(kind: string, bytes: Buffer): boolean {
  const [at, hex] = marks[kind] ?? [0, 'none']
  return bytes.toString('hex', at, at + hex.length / 2) === hex
}

const kindOf = (file: string) => file.split('.').at(-1) ?? ''

/** Reads a font of a brand folder; what goes wrong comes back as a sentence. */
export function readFontFile(folder: string, file: string): ReadBytes {
  const read = readBytes(folder, file, largestFont)
  if ('problem' in read || isOfKind(kindOf(file), read.bytes)) return read
  return { problem: `${join(folder, file)} is not a ${kindOf(file)} font.` }
}

function fontProblems(folder: string, fonts: Brand['fonts'] = []): string[] {
  return fonts
    .flatMap(({ files }) => files)
    .flatMap(({ file }) => {
      const read = readFontFile(folder, file)
      return 'problem' in read ? [read.problem] : []
    })
}

function assetProblems(folder: string, assets: Brand['assets']): string[] {
  return [...new Set(Object.values(assets))].flatMap((file) => {
    const read = readBytes(folder, file)
    if ('problem' in read) return [read.problem]
    if (file.endsWith('.svg')) {
      const problem = svgProblem(read.bytes.toString('utf8'))
      return problem === undefined ? [] : [`${join(folder, file)} ${problem}`]
    }
    const kind = kindOf(file)
    return isOfKind(kind, read.bytes) ? [] : [`${join(folder, file)} is not a ${kind} picture.`]
  })
}

/** What `brand build` adds. */
const compiledKeys = ['version', 'themeColor']

/** Reads and checks `brand.json` and the files that it names. */
export function readBrandFile(folder: string): { brand: Brand | undefined; problems: string[] } {
  const file = readJson(folder, 'brand.json')
  if ('problem' in file) return { brand: undefined, problems: [file.problem] }
  const given = file.value
  if (!isRecord(given)) return { brand: undefined, problems: ['brand.json must hold one JSON object.'] }
  const problems = Object.entries(wanted).flatMap(([key, { test, sentence }]) =>
    test(given[key]) ? [] : [`brand.json: ${key} ${sentence}.`],
  )
  for (const key of Object.keys(given)) {
    if (key !== '$comment' && !compiledKeys.includes(key) && !Object.hasOwn(wanted, key))
      problems.push(`brand.json: ${key.slice(0, 60)} is not a setting of a brand.`)
  }
  if (problems.length > 0) return { brand: undefined, problems }
  const brand = given as unknown as Brand
  if (!brand.languages.includes(brand.defaultLanguage))
    problems.push('brand.json: defaultLanguage must be one of the languages.')
  for (const language of brand.languages) {
    if (!Object.hasOwn(brand.licence, language))
      problems.push(`brand.json: licence has no text for ${language}.`)
  }
  problems.push(...assetProblems(folder, brand.assets), ...fontProblems(folder, brand.fonts))
  return { brand: problems.length > 0 ? undefined : brand, problems }
}
