import type { CallDefinition } from '../contract/call.ts'
import { calls } from '../contract/index.ts'
import { checks } from './checks.ts'
import { Failure, Skipped } from './expect.ts'
import { makeDesk } from './prepare/preparation.ts'
import type { Suite } from './suite.ts'
import { CannotTest, makeTarget, type Target, type TargetOptions } from './target.ts'

type Outcome = 'passed' | 'failed' | 'skipped'

export interface Result {
  readonly call: string
  readonly check: string
  readonly outcome: Outcome
  /** Why it failed or was skipped. */
  readonly reason: string
}

export interface ConformanceOptions extends TargetOptions {
  /** Ids of calls, and names of checks; all when left out. */
  readonly calls?: readonly string[] | undefined
  readonly checks?: readonly string[] | undefined
  /** Spoiled payloads for each part of each call. @default 20 */
  readonly mutants?: number
  readonly seed?: number
  /** Called with each result as it arrives. */
  readonly onResult?: (result: Result) => void
}

/** Calls that make what others read: they are walked over first. */
const openingCalls: ReadonlySet<string> = new Set(['offerContract', 'feedback', 'walletTransfer'])

/** Calls after which an account can do less: they are walked over last. */
export const closingCalls: ReadonlySet<string> = new Set([
  ...['requestClosure', 'cancelClosure', 'exclude', 'changePassword', 'logout'],
])

/** Checks over HTTP only whether a platform meets the contract. Throws where none responds. */
export async function runConformance(options: ConformanceOptions): Promise<Result[]> {
  const target = makeTarget(options)
  const suite: Suite = {
    target,
    desk: makeDesk(target),
    mutants: options.mutants ?? 20,
    seed: options.seed ?? 1,
    first: new Map(),
  }
  await target.keys()
  const hasSandbox = await answersForSandbox(target)
  const results: Result[] = []
  const wanted = (Object.values(calls) as CallDefinition[]).filter(
    ({ id }) => !options.calls || options.calls.includes(id),
  )
  const ordered = [
    ...wanted.filter(({ id }) => openingCalls.has(id)),
    ...wanted.filter(({ id }) => !openingCalls.has(id) && !closingCalls.has(id)),
    ...wanted.filter(({ id }) => closingCalls.has(id)),
  ]
  for (const definition of ordered) {
    for (const check of checks) {
      if (options.checks && !options.checks.includes(check.name)) continue
      const told = (outcome: Outcome, reason = '') => {
        const result = { call: definition.id, check: check.name, outcome, reason }
        results.push(result)
        options.onResult?.(result)
      }
      const without = cannotMake(definition, check.name, options, hasSandbox)
      if (without) {
        told('skipped', without)
        continue
      }
      try {
        await check.run(suite, definition)
        told('passed')
      } catch (error) {
        if (!(error instanceof Skipped)) told('failed', reasonOf(error))
        else if (error.message) told('skipped', error.message)
      }
    }
  }
  return results
}

/** Whether the sandbox's calls are there. */
async function answersForSandbox(target: Target): Promise<boolean> {
  const told = await target.ask(calls.sandboxOutbox, { query: { to: '+85512000000' } })
  return told.status === 200
}

/** Why the suite cannot make a call at all. */
function cannotMake(
  { roles }: CallDefinition,
  check: string,
  { vendor }: TargetOptions,
  hasSandbox: boolean,
): string | null {
  if (roles.includes('sandbox') && !hasSandbox)
    return 'a call of the sandbox, which an operator’s platform need not have'
  if (roles.includes('vendor') && !vendor && check !== 'roles' && check !== 'methods')
    return 'no vendor key was given'
  return null
}

function reasonOf(error: unknown): string {
  if (error instanceof Failure || error instanceof CannotTest) return error.message
  const { name, message, cause } = error instanceof Error ? error : new Error(String(error))
  const why = cause instanceof Error ? ` (${cause.message})` : ''
  return `no answer: ${name}: ${message}${why}`
}

/**
 * Ids of the calls of which the run proves too little: no success of theirs was seen, so the value was not held against
 * the contract, or nothing passed at all. What was refused as it should be may have passed all the same.
 */
export function unseenCalls(results: readonly Result[]): string[] {
  return Object.entries(Object.groupBy(results, ({ call }) => call)).flatMap(([call, all = []]) => {
    const passed = all.filter(({ outcome }) => outcome === 'passed')
    const skippedShape = all.some(({ check, outcome }) => check === 'shape' && outcome === 'skipped')
    const failed = all.some(({ outcome }) => outcome === 'failed')
    return !failed && (passed.length === 0 || skippedShape) ? [call] : []
  })
}

/** One line a call: how many checks passed, and what failed or was skipped and why. */
export function reportOf(results: readonly Result[]): string {
  const byCall = Object.entries(Object.groupBy(results, ({ call }) => call))
  const count = (all: readonly Result[], outcome: Outcome) =>
    all.filter((each) => each.outcome === outcome).length
  const unseen = new Set(unseenCalls(results))
  const lines = byCall.flatMap(([call, all = []]) => [
    `${count(all, 'failed') ? 'FAIL    ' : unseen.has(call) ? 'not seen' : 'ok      '} ${call.padEnd(26)} ${count(all, 'passed')} passed, ${count(all, 'failed')} failed, ${count(all, 'skipped')} skipped`,
    ...all
      .filter(({ outcome }) => outcome !== 'passed')
      .map(({ check, outcome, reason }) => `       ${outcome} ${check}: ${reason}`),
  ])
  const total = (outcome: Outcome) => count(results, outcome)
  return [
    ...lines,
    '',
    `${byCall.length} calls: ${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped; ${unseenCalls(results).length} calls not seen`,
  ].join('\n')
}
