import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What `brand.json` says about a brand, besides its looks. */
export interface Brand {
  name: string
  /** Fixed for the brand; goes with calls that ask for it. */
  merchantCode: string
  /** Which rules of safer play and age hold. */
  policyProfile: string
  /** The languages its sites offer. */
  languages: string[]
  defaultLanguage: string
  /** ISO 4217 code and what stands before an amount. */
  currency: { code: string; symbol: string }
  /** Least age of a member, in years. */
  minimumAge: number
  /** The licence line of the footer, by language. */
  licence: Record<string, string>
  contacts: { type: string; label: string; url: string }[]
  assets: { logo: string; favicon: string; appIcon: string }
}

type Read = { value: unknown } | { problem: string }

/** Reads a JSON file of a brand folder; what goes wrong comes back as a sentence. */
export function readJson(folder: string, file: string): Read {
  const path = join(folder, file)
  if (!existsSync(path)) return { problem: `${path} does not exist.` }
  try {
    return { value: JSON.parse(readFileSync(path, 'utf8')) }
  } catch (error) {
    return { problem: `${path} is not valid JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
}

type Test = (value: unknown) => boolean
const isText: Test = (value) => typeof value === 'string' && value.trim() !== ''
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isWebAddress: Test = (value) =>
  typeof value === 'string' && /^(https:\/\/|mailto:|tel:|\/)\S+$/.test(value)

const wanted: Record<keyof Brand, { test: Test; sentence: string }> = {
  name: { test: isText, sentence: 'must be a text' },
  merchantCode: {
    test: (v) => typeof v === 'string' && /^[a-z0-9]{3,16}$/.test(v),
    sentence: 'must be 3 to 16 small letters or digits',
  },
  policyProfile: { test: isText, sentence: 'must be a text' },
  languages: {
    test: (v) => Array.isArray(v) && v.length > 0 && v.every(isText),
    sentence: 'must be a list of language tags',
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
      v.every((c) => isRecord(c) && isText(c.type) && isText(c.label) && isWebAddress(c.url)),
    sentence: 'must be a list of { type, label, url } with safe addresses',
  },
  assets: {
    test: (v) => isRecord(v) && ['logo', 'favicon', 'appIcon'].every((key) => isText(v[key])),
    sentence: 'must name logo, favicon and appIcon',
  },
}

function hasScript(svg: string): boolean {
  return /<script|\son\w+\s*=|javascript:|<foreignObject/i.test(svg)
}

function assetProblems(folder: string, assets: Brand['assets']): string[] {
  return Object.values(assets).flatMap((file) => {
    const path = join(folder, file)
    if (file.includes('..') || !existsSync(path)) return [`${path} does not exist.`]
    return file.endsWith('.svg') && hasScript(readFileSync(path, 'utf8'))
      ? [`${path} holds script; draw it without.`]
      : []
  })
}

/** Reads and checks `brand.json` and the files that it names. */
export function readBrandFile(folder: string): { brand: Brand | undefined; problems: string[] } {
  const file = readJson(folder, 'brand.json')
  if ('problem' in file) return { brand: undefined, problems: [file.problem] }
  const given = isRecord(file.value) ? file.value : {}
  const problems = Object.entries(wanted).flatMap(([key, { test, sentence }]) =>
    test(given[key]) ? [] : [`brand.json: ${key} ${sentence}.`],
  )
  for (const key of Object.keys(given)) {
    if (key !== '$comment' && !Object.hasOwn(wanted, key))
      problems.push(`brand.json: ${key} is not a setting of a brand.`)
  }
  if (problems.length > 0) return { brand: undefined, problems }
  const brand = given as unknown as Brand
  if (!brand.languages.includes(brand.defaultLanguage))
    problems.push('brand.json: defaultLanguage must be one of the languages.')
  for (const language of brand.languages) {
    if (!(language in brand.licence)) problems.push(`brand.json: licence has no text for ${language}.`)
  }
  problems.push(...assetProblems(folder, brand.assets))
  return { brand: problems.length > 0 ? undefined : brand, problems }
}
