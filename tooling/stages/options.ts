/** What `npm test` has to run. */
import { parseArgs } from 'node:util'
import { PlainError } from '../../scripts/toolbox.mjs'
import { type Changes, guardsChange } from './changed.ts'
import type { Stage } from './stages.ts'

export interface Chosen {
  readonly stage: Stage
  /** Whether it does all that it can, as nightly runs do, or the short part of it. */
  readonly thorough: boolean
}

export function helpFor(stages: readonly Stage[]): string {
  const names = (which: readonly Stage[]) => which.map(({ name }) => name).join(', ')
  return `npm test                     every check of a push
npm test -- --fast           the checks for daily work: no builds, no browser, no database server
npm test -- --with <stage>   and this one in full (repeat for more): ${names(stages.filter(({ guards }) => guards))}
npm test -- --only <stage>   this one alone, in full (repeat for more): ${names(stages)}
npm run test:nightly         what takes long and seldom changes, in full

TEST_DATABASE_URL   a PostgreSQL to use instead of a temporary one
CHROMIUM_PATH       the Chromium to use`
}

/** The stages that the arguments request; undefined where they request help. */
export function choose(
  args: readonly string[],
  stages: readonly Stage[],
  changes: Changes,
): Chosen[] | undefined {
  const { fast, nightly, only, also, help } = read(args, stages)
  if (help) return undefined
  const chosen = stages.map((stage): Chosen | undefined => {
    const { name, guards } = stage
    if (only.length > 0) return only.includes(name) ? { stage, thorough: true } : undefined
    if (fast) return stage.fast ? { stage, thorough: false } : undefined
    if (nightly) return guards ? { stage, thorough: true } : undefined
    const thorough = also.includes(name) || (guards !== undefined && guardsChange(guards, changes))
    return stage.nightly && !thorough ? undefined : { stage, thorough }
  })
  return chosen.filter((each) => each !== undefined)
}

function read(args: readonly string[], stages: readonly Stage[]) {
  const many = { type: 'string', multiple: true, default: [] as string[] } as const
  const flag = { type: 'boolean', default: false } as const
  const { values, problem } = parsed(args, { fast: flag, nightly: flag, help: flag, only: many, with: many })
  if (!values) throw new PlainError(`${problem}\n\n${helpFor(stages)}`)
  const wrong = [...values.only, ...values.with].find((name) => !stages.some((stage) => stage.name === name))
  if (wrong !== undefined) throw new PlainError(`There is no stage ${wrong}.\n\n${helpFor(stages)}`)
  return { ...values, also: values.with }
}

function parsed<Options extends NonNullable<Parameters<typeof parseArgs>[0]>['options'] & object>(
  args: readonly string[],
  options: Options,
) {
  try {
    return { values: parseArgs({ args: [...args], options }).values }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
