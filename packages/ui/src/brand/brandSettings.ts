import { assetSlots } from './assetProblem.ts'
import { type Brand, policyProfiles } from './brandData.ts'
import { fontShape, isFont } from './fonts/fontManifest.ts'

/** What is wrong with one setting of `brand.json`. */
export interface SettingProblem {
  /** Where it is: `name`, `licence.km`, `contacts.0.url`. */
  path: string
  /** The rest of a sentence that begins with the setting: `must be 18 or more`. */
  sentence: string
}

type Test = (value: unknown) => boolean
type Check = (value: unknown, path: string) => SettingProblem[]

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

const must =
  (test: Test, sentence: string): Check =>
  (value, path) =>
    test(value) ? [] : [{ path, sentence }]

const text = must(isText, 'must be a text of at most 2000 characters')

/** An object of parts that must be there, parts that may be, and no others. */
const record =
  (sentence: string, parts: Record<string, Check>, optional: readonly string[]): Check =>
  (value, path) => {
    if (!isRecord(value)) return [{ path, sentence }]
    return [
      ...Object.entries(parts).flatMap(([key, check]) =>
        value[key] === undefined && optional.includes(key) ? [] : check(value[key], `${path}.${key}`),
      ),
      ...Object.keys(value)
        .filter((key) => !Object.hasOwn(parts, key))
        .map((key) => ({
          path: `${path}.${key.slice(0, 60)}`,
          sentence: `is not one of ${Object.keys(parts).join(', ')}`,
        })),
    ]
  }

const texts: Check = (value, path) =>
  isRecord(value)
    ? Object.entries(value).flatMap(([language, each]) => text(each, `${path}.${language.slice(0, 60)}`))
    : [{ path, sentence: 'must be a text a language' }]

const contact = record(
  'must be an object with type, label and url',
  {
    type: text,
    label: text,
    labels: texts,
    url: must(
      isWebAddress,
      'must be an address without spaces that begins with https://, mailto:, tel: or one /',
    ),
  },
  ['labels'],
)

const file = must(
  isFileName,
  'must be the name of a file of the folder itself that ends in .svg, .png, .webp or .ico',
)

const checks: Record<keyof Brand, Check> = {
  name: must(isName, 'must be a text of at most 60 characters'),
  merchantCode: must(
    (v) => typeof v === 'string' && /^[a-z0-9]{3,16}$/.test(v),
    'must be 3 to 16 small letters or digits',
  ),
  policyProfile: must(
    (v) => policyProfiles.some((profile) => profile === v),
    `must be one of ${policyProfiles.join(', ')}`,
  ),
  languages: must(
    (v) => Array.isArray(v) && v.length > 0 && v.every(isLanguage) && new Set(v).size === v.length,
    'must be a list of different language tags, such as "en" or "zh-Hans"',
  ),
  defaultLanguage: must(isText, 'must be one of the languages'),
  currency: record(
    'must have a three-letter code and a symbol',
    {
      code: must((v) => /^[A-Z]{3}$/.test(String(v)), 'must be three capital letters, such as USD'),
      symbol: text,
    },
    [],
  ),
  minimumAge: must((v) => Number.isInteger(v) && Number(v) >= 18, 'must be 18 or more'),
  licence: texts,
  contacts: (value, path) =>
    Array.isArray(value)
      ? value.flatMap((each, index) => contact(each, `${path}.${index}`))
      : [{ path, sentence: 'must be a list of { type, label, url }' }],
  assets: record(
    'must name logo, favicon and appIcon',
    Object.fromEntries(assetSlots.map((slot) => [slot, file])),
    ['smallAppIcon', 'art'],
  ),
  fonts: fontProblems,
}

/** More typefaces than a page can load. */
const maxFonts = 4

function fontProblems(value: unknown): SettingProblem[] {
  if (value === undefined) return []
  if (!Array.isArray(value) || value.length > maxFonts)
    return [{ path: 'fonts', sentence: `must be a list of at most ${maxFonts} fonts` }]
  return value.flatMap((font, index) =>
    isFont(font) ? [] : [{ path: `fonts.${index}`, sentence: `must be ${fontShape}` }],
  )
}

/** What `brand build` adds, and what a person writes for other people. */
const otherKeys = ['version', 'themeColor', '$comment']

/** Checks what `brand.json` says; empty when all of it can be used. The files that it names are checked by `assetProblem`. */
export function settingProblems(settings: Readonly<Record<string, unknown>>): SettingProblem[] {
  const problems = [
    ...Object.entries(checks).flatMap(([key, check]) => check(settings[key], key)),
    ...Object.keys(settings)
      .filter((key) => !otherKeys.includes(key) && !Object.hasOwn(checks, key))
      .map((key) => ({ path: key.slice(0, 60), sentence: 'is not a setting of a brand' })),
  ]
  const { languages, defaultLanguage, licence } = settings
  if (!Array.isArray(languages)) return problems
  if (isText(defaultLanguage) && !languages.includes(defaultLanguage))
    problems.push({ path: 'defaultLanguage', sentence: 'must be one of the languages' })
  for (const language of languages.filter(isLanguage)) {
    if (isRecord(licence) && !Object.hasOwn(licence, language))
      problems.push({
        path: `licence.${language}`,
        sentence: `has no text, and ${language} is one of the languages`,
      })
  }
  return problems
}
