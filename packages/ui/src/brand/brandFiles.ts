import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { assetProblem, assetSlots, maxFileBytes } from './assetProblem.ts'
import type { Brand } from './brandData.ts'
import { settingProblems } from './brandSettings.ts'
import { fontKindProblem, maxFontBytes } from './fonts/fontKind.ts'
import { isGroup } from './format/json.ts'

type Read = { value: unknown } | { problem: string }

type ReadBytes = { bytes: Buffer } | { problem: string }

/** Reads a file of a brand folder; returns an error as a sentence. */
export function readBytes(folder: string, file: string, maxBytes = maxFileBytes): ReadBytes {
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

/** Reads a JSON file of a brand folder; returns an error as a sentence. */
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

function assetProblems(folder: string, assets: Brand['assets']): string[] {
  return assetSlots.flatMap((slot) => {
    const file = assets[slot]
    if (file === undefined) return []
    const read = readBytes(folder, file)
    if ('problem' in read) return [read.problem]
    const problem = assetProblem(slot, file, read.bytes)
    return problem === undefined ? [] : [`${join(folder, file)} ${problem}`]
  })
}

/** Reads a font of a brand folder; what goes wrong comes back as a sentence. */
export function readFontFile(folder: string, file: string): ReadBytes {
  const read = readBytes(folder, file, maxFontBytes)
  const problem = 'bytes' in read ? fontKindProblem(file, read.bytes) : undefined
  return problem === undefined ? read : { problem: `${join(folder, file)} ${problem}` }
}

function fontProblems(folder: string, fonts: Brand['fonts'] = []): string[] {
  return fonts
    .flatMap(({ files }) => files)
    .flatMap(({ file }) => {
      const read = readFontFile(folder, file)
      return 'problem' in read ? [read.problem] : []
    })
}

/** Reads and checks `brand.json` and the files that it names. */
export function readBrandFile(folder: string): { brand: Brand | undefined; problems: string[] } {
  const file = readJson(folder, 'brand.json')
  if ('problem' in file) return { brand: undefined, problems: [file.problem] }
  const given = file.value
  if (!isGroup(given)) return { brand: undefined, problems: ['brand.json must hold one JSON object.'] }
  const problems = settingProblems(given).map(({ path, sentence }) => `brand.json: ${path} ${sentence}.`)
  if (problems.length > 0) return { brand: undefined, problems }
  const brand = given as unknown as Brand
  problems.push(...assetProblems(folder, brand.assets), ...fontProblems(folder, brand.fonts))
  return { brand: problems.length > 0 ? undefined : brand, problems }
}
