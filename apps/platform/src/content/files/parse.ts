import type { z } from 'zod'
import { missingFields, ruleProblems } from '../../registration/usableRules.ts'
import type { ContentPlaces } from '../sanitise.ts'
import { type Problem, placeProblems } from './places.ts'
import { type ContentKind, contentFiles, contentKinds, type OperatorContent } from './schema.ts'

/** What is wrong with the content of a kind. `field` is empty where it is the whole. */
export interface ContentProblem {
  readonly kind: ContentKind
  readonly field: string
  readonly reason: string
}

/** What operators write, before it is checked. */
export type WrittenContent = { readonly [Kind in ContentKind]?: unknown }

/** Checks each kind that is there by its schema, and by what pages can show of it. */
export function parseContent(
  written: WrittenContent,
  places: ContentPlaces,
): { readonly content: OperatorContent; readonly problems: readonly ContentProblem[] } {
  const problems: ContentProblem[] = []
  const note = (kind: ContentKind, { path, message }: Problem) =>
    problems.push({ kind, field: fieldAt(path), reason: message })
  const parsed: Record<string, unknown> = {}
  for (const kind of contentKinds.filter((each) => written[each] !== undefined)) {
    const schema: z.ZodType = contentFiles[kind]
    const read = schema.safeParse(written[kind])
    if (read.success) parsed[kind] = read.data
    else for (const issue of read.error.issues) note(kind, { ...issue, message: reasonOf(issue) })
  }
  const content = parsed as OperatorContent
  for (const [kind, problem] of [...placeProblems(content, places), ...ruleFindings(content)])
    note(kind, problem)
  return { content, problems }
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
  const found: [ContentKind, Problem][] = []
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
