import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { missingFields, ruleProblems } from '../../registration/usableRules.ts'
import type { ContentPlaces } from '../sanitise.ts'
import { type Problem, placeProblems } from './places.ts'
import { contentFiles, type OperatorContent } from './schema.ts'

type Name = keyof typeof contentFiles
const names = Object.keys(contentFiles) as Name[]
const fileOf = (name: string): string => `${name}.json`

/** A folder of content that cannot be used; the message has a line for each file, field and reason. */
class ContentError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ContentError'
  }
}

/** Changes with any file of the folder. */
export function contentVersion(folder: string): string {
  const state = (name: Name) => {
    const found = statSync(join(folder, fileOf(name)), { throwIfNoEntry: false })
    return found ? `${found.mtimeMs}.${found.size}.${found.ino}` : ''
  }
  return names.map(state).join()
}

/** Reads the files of a folder. Throws {@link ContentError} with the errors of all of them. */
export function readContent(folder: string, places: ContentPlaces): OperatorContent {
  const problems: string[] = []
  const note = (name: string, { path, message }: Problem) =>
    problems.push([`${fileOf(name)}:`, fieldAt(path), message].filter(Boolean).join(' '))
  const content: Record<string, unknown> = {}
  const present = readdirSync(folder).filter((file) => file.endsWith('.json'))
  for (const file of present)
    if (!names.some((name) => fileOf(name) === file))
      problems.push(`${file}: is no file of content; these are: ${names.map(fileOf).join(', ')}`)
  for (const name of names.filter((each) => present.includes(fileOf(each)))) {
    const value = parsed(join(folder, fileOf(name)))
    if (value instanceof Error) {
      problems.push(`${fileOf(name)}: is no JSON: ${value.message}`)
      continue
    }
    const schema: z.ZodType = contentFiles[name]
    const read = schema.safeParse(value)
    if (read.success) content[name] = read.data
    else for (const issue of read.error.issues) note(name, { ...issue, message: reasonOf(issue) })
  }
  const whole = content as OperatorContent
  for (const [name, problem] of [...placeProblems(whole, places), ...ruleFindings(whole)]) note(name, problem)
  if (problems.length > 0) throw new ContentError(problems)
  return whole
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** `[2].title.en` */
const fieldAt = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')

/** Zod's own sentence, begun as the other reasons are. */
const reasonOf = ({ message }: z.core.$ZodIssue): string => message.replace(/^Invalid input: /, '')

function ruleFindings({ registerRules, promotions = [], announcements = [] }: OperatorContent) {
  const found: [string, Problem][] = []
  if (registerRules) {
    for (const { field, reason } of ruleProblems(registerRules))
      found.push(['registerRules', { path: [field], message: reason }])
    for (const field of missingFields(registerRules))
      found.push(['registerRules', { path: [field], message: 'must be enabled and required' }])
  }
  const late = 'is not after "from"'
  for (const [index, { from, until }] of announcements.entries())
    if (until && until <= from) found.push(['announcements', { path: [index, 'until'], message: late }])
  for (const [index, { from, until, applyUntil, flow, reward }] of promotions.entries()) {
    if (until && until <= from) found.push(['promotions', { path: [index, 'until'], message: late }])
    if (applyUntil && applyUntil <= from)
      found.push(['promotions', { path: [index, 'applyUntil'], message: late }])
    if (flow === 'application' && !reward)
      found.push(['promotions', { path: [index, 'reward'], message: 'is missing: an application is paid' }])
  }
  return found
}
