import { isGroup } from '../format/json.ts'

/** How an entry of `fonts` in `brand.json` is written, as part of a sentence. */
export const fontShape =
  '{ family, files: [{ file, weight, style }], languages, licence }: family a name that CSS has not, file a .woff2, .ttf or .otf of the folder itself, weight 1 to 1000 or [from, to], style normal or italic, languages a list, licence one line without < > or */'

type Test = (value: unknown) => boolean

/** Names that mean a font of the device to CSS. */
const genericFamilies =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|math|emoji|fangsong|system-ui|ui-.*|inherit|initial|unset|revert.*|default|baize script)$/i

const isFamily: Test = (value) =>
  typeof value === 'string' &&
  /^\p{L}[\p{L}\p{N} ._-]{0,59}$/u.test(value) &&
  value.trim() === value &&
  !genericFamilies.test(value)

const isOneWeight: Test = (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 1000

const isWeight: Test = (value) =>
  Array.isArray(value)
    ? value.length === 2 && value.every(isOneWeight) && value[0] < value[1]
    : isOneWeight(value)

const isFontFile: Test = (value) =>
  isGroup(value) &&
  typeof value.file === 'string' &&
  /^\w[\w.-]{0,99}\.(?:woff2|ttf|otf)$/.test(value.file) &&
  isWeight(value.weight) &&
  (value.style === undefined || value.style === 'normal' || value.style === 'italic') &&
  Object.keys(value).every((key) => ['file', 'weight', 'style'].includes(key))

const isLine: Test = (value) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 400 && !/[<>\p{Cc}]|\*\//u.test(value)

/** Whether an entry of `fonts` has the form of one. */
export const isFont: Test = (value) =>
  isGroup(value) &&
  isFamily(value.family) &&
  Array.isArray(value.files) &&
  value.files.length > 0 &&
  value.files.length <= 96 &&
  value.files.every(isFontFile) &&
  Array.isArray(value.languages) &&
  value.languages.length > 0 &&
  value.languages.every((language) => typeof language === 'string') &&
  isLine(value.licence) &&
  Object.keys(value).every((key) => ['family', 'files', 'languages', 'licence'].includes(key))
